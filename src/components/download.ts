/** Hands a text to the reader as a file. Spreadsheets know UTF-8 by the mark at its beginning. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadBlob(fileName, new Blob(['\uFEFF', text], { type }));
}

/** Hands a file to the reader. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
