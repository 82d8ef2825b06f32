/*
 * What pictures of maps and of charts share: a sheet for print with a title above and a source below.
 */

/** As wide as a page across at 210 dots an inch. In px. */
export const PRINT_WIDTH = 2_400;
/** Distances and sizes of text, in px of what is drawn. */
export const MARGIN = 16;
export const TITLE = 20;
export const TEXT = 12;
export const LINE = 20;

/** Lines of whole words that fit. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
    return lines;
  }, []);
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
