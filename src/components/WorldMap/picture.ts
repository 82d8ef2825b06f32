/** What a picture of a map says besides the map. */
export interface Caption {
  title: string;
  source: string;
  legend: readonly { label: string; color: string }[];
  isRightToLeft: boolean;
}

interface PlacedElement {
  element: HTMLElement;
  /** In CSS px from the top left of the map. */
  x: number;
  y: number;
}

const MARGIN = 16;
const TITLE_SIZE = 20;
const TEXT_SIZE = 13;
const LINE = 22;
const BULLET = 6;

/** A map as a PNG: its title above, its legend and source below, the circles that stand on it drawn where they are. */
export function pictureOf(
  map: HTMLCanvasElement,
  places: readonly PlacedElement[],
  { title, source, legend, isRightToLeft }: Caption,
): Promise<Blob> {
  const width = map.clientWidth;
  const height = map.clientHeight;
  const style = getComputedStyle(map);
  const ink = style.getPropertyValue('--color-text').trim() || '#011e41';
  const top = MARGIN + TITLE_SIZE + MARGIN;
  const canvas = document.createElement('canvas');
  const scale = map.width / width || 1;
  const sourceLines = wrap(source, Math.floor(width / 7));
  const bottom = MARGIN + (legend.length > 0 ? LINE : 0) + sourceLines.length * LINE + MARGIN;
  canvas.width = width * scale;
  canvas.height = (top + height + bottom) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('This browser draws no pictures.'));
  pen.scale(scale, scale);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, top + height + bottom);
  pen.direction = isRightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  const start = isRightToLeft ? width - MARGIN : MARGIN;
  const onwards = isRightToLeft ? -1 : 1;
  const family = style.fontFamily;
  const write = (text: string, x: number, y: number, font: string) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, x, y);
  };
  write(title, start, MARGIN + TITLE_SIZE, `700 ${TITLE_SIZE}px ${family}`);
  pen.drawImage(map, 0, top, width, height);
  for (const { element, x, y } of places) {
    const button = element.querySelector<HTMLElement>('button') ?? element;
    const { color } = getComputedStyle(button);
    circle(pen, x, top + y, button.offsetWidth / 2, color, 0.4);
    circle(pen, x, top + y, Math.min(5, button.offsetWidth / 2), color, 1);
  }
  let y = top + height + MARGIN + TEXT_SIZE;
  let x = start;
  const text = `400 ${TEXT_SIZE}px ${family}`;
  for (const { label, color } of legend) {
    circle(pen, x + onwards * BULLET, y - TEXT_SIZE / 3, BULLET, color, 1);
    write(label, x + onwards * (3 * BULLET), y, text);
    x += onwards * (pen.measureText(label).width + 6 * BULLET);
  }
  if (legend.length > 0) y += LINE;
  for (const line of sourceLines) {
    write(line, start, y, text);
    y += LINE;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });
}

function circle(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
) {
  pen.globalAlpha = opacity;
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
}

/** Lines of at most so many letters. */
function wrap(text: string, letters: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
