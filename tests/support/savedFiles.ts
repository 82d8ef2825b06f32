import { onTestFinished, vi } from 'vitest';

/** What is handed over as files from here on. */
export function catchFiles(): readonly Blob[] {
  const blobs: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return blobs;
}

/** The browser of these tests has no `text` of its own; the mark at the beginning is left out. */
const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace('\uFEFF', ''));
    reader.readAsText(blob);
  });

/** The lines of a file of figures. */
export const linesOf = async (blob?: Blob): Promise<string[]> => (await textOf(blob)).trim().split('\r\n');
