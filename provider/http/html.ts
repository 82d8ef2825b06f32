import type { Language } from '#contracts/languages.ts';

/** Text as it may stand in a page or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The pages of the server itself: their policy allows this very text, see `security.ts`. */
export const PAGE_STYLE = `
body { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem; color: #011e41; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin-block: 0 1rem; font-size: 1.75rem; line-height: 1.2; }
article { margin-block: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #c5c9d1; border-radius: 8px; }
h2 { margin-block: 0 0.5rem; font-size: 1.125rem; }
a { color: #9d0c12; }
button, .button { display: inline-block; padding: 0.625rem 1.25rem; border: 0; border-radius: 8px; background: #c8102e; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
label { font-weight: 600; }
input { display: block; box-sizing: border-box; inline-size: 100%; max-inline-size: 24rem; margin-block-start: 0.25rem; padding: 0.625rem 0.75rem; border: 1px solid #6b7280; border-radius: 8px; font: inherit; }
:focus-visible { outline: 3px solid #011e41; outline-offset: 2px; }
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
