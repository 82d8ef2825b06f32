/** The report's looks: plain, printable, light and dark. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d4d4d8, #52525b); --soft: light-dark(#f4f4f5, #27272a); }
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 72rem; margin: 0 auto; padding: 1.5rem; }
h1 { line-height: 1.2; } h2 { margin-block-start: 3rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
h3 { margin-block: 1.25rem 0.5rem; font-size: 1rem; }
a { color: light-dark(#1d4ed8, #93c5fd); }
nav li { margin-block: 0.25rem; overflow-wrap: anywhere; }
.method, .status { font: 600 0.8em ui-monospace, monospace; border: 1px solid var(--line); border-radius: 0.25rem; padding: 0 0.375rem; }
.facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; } .facts dt { font-weight: 600; } .facts dd { margin: 0; }
pre { background: var(--soft); padding: 0.75rem 1rem; overflow: auto; border-radius: 0.375rem; max-block-size: 32rem; font-size: 0.875rem; }
code { background: var(--soft); padding: 0 0.25rem; border-radius: 0.25rem; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.5rem 0.75rem; margin-block: 0.5rem; }
summary { cursor: pointer; } summary h3 { display: inline; overflow-wrap: anywhere; } h4 { margin-block: 1.25rem 0.5rem; }
input[type='search'] { font: inherit; inline-size: min(100%, 24rem); min-block-size: 2.5rem; padding-inline: 0.75rem; box-sizing: border-box; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); padding: 0.5rem; }
@media print { details { break-inside: avoid; } pre { max-block-size: none; } }
`;
