/* Files that promises send: the smallest of their kind. */

/** The smallest PNG: a dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const samplePhoto = (name: string) => new File([DOT], `${name}.png`, { type: 'image/png' });
export const samplePdf = (name: string) =>
  new File(['%PDF-1.4\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });
/** Refused everywhere: drawings run scripts. */
export const sampleDrawing = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], `${name}.svg`, { type: 'image/svg+xml' });
