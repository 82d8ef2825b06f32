import type { Language } from '#contracts/languages.ts';

/** Text as it may stand in a page or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The pages of the server itself, in the colours of the app (`src/styles/tokens.css`): their policy allows this very text, see `security.ts`. */
export const PAGE_STYLE = `
body { margin: 0; padding: clamp(0rem, 4vw, 3rem); background: #f7f6f4; color: #011e41; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 40rem; margin-inline: auto; padding: clamp(1.25rem, 4vw, 2rem); border: 1px solid #dfdbd5; border-radius: 8px; background: #fff; }
main > :last-child { margin-block-end: 0; }
h1 { margin-block: 0 1rem; font-size: 1.75rem; line-height: 1.2; }
article { margin-block: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #dfdbd5; border-radius: 8px; }
h2 { margin-block: 0 0.5rem; font-size: 1.125rem; }
a { color: #0b5cab; }
button, .button { display: inline-block; padding: 0.625rem 1.25rem; border: 0; border-radius: 8px; background: #0b5cab; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #083f7a; }
label { font-weight: 600; }
input { display: block; box-sizing: border-box; inline-size: 100%; max-inline-size: 24rem; margin-block-start: 0.25rem; padding: 0.625rem 0.75rem; border: 1px solid #827c74; border-radius: 8px; font: inherit; }
:focus-visible { outline: 3px solid #0b63ce; outline-offset: 2px; }
@media print { body { padding: 0; } main { padding: 0; border: 0; } }
`;

/** The description of the API has it in place of that one. */
export const DOCS_STYLE = `
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #011e41; font: 1rem/1.5 system-ui, sans-serif; }
pre { padding: 1rem; overflow-x: auto; border-radius: 8px; background: #f1efec; }
section { margin-top: 3rem; }
h2 { overflow-wrap: anywhere; }
`;

/** A page of the server's own, without scripts: for what has to work where the app is not. `body` is HTML. */
export function htmlPage({ language, title, body }: { language: Language; title: string; body: string }) {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body><main>
<h1>${escaped(title)}</h1>
${body}
</main></body>
</html>
`;
}
