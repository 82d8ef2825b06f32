import { LINE, MARGIN, PRINT_WIDTH, pngOf, TEXT, TITLE, wrap } from '../sheet.ts';
import { paint } from './paint.ts';

/** What a picture of a chart says besides the chart. */
export interface Caption {
  title: string;
  /** Of what time it tells, and when it was made. */
  subtitle: string;
  /** What the figures mean, and who told of them. */
  description: string;
  source: string;
  isRightToLeft: boolean;
}

/** A chart as a PNG for print: its title, its time, the drawing as it stands on the screen, and its source. */
export function pictureOf(drawing: Element, caption: Caption): Promise<Blob> {
  const { title, subtitle, description, source, isRightToLeft } = caption;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('This browser draws no pictures.'));
  const style = getComputedStyle(drawing);
  const { width, height } = drawing.getBoundingClientRect();
  const whole = width + 2 * MARGIN;
  const scale = PRINT_WIDTH / whole;
  const font = (weight: number, size: number) => `${weight} ${size}px ${style.fontFamily}`;
  const linesOf = (text: string, weight: number, size: number) => {
    pen.font = font(weight, size);
    return text ? wrap(text, (line) => pen.measureText(line).width <= width) : [];
  };
  const head = linesOf(title, 650, TITLE);
  const [subtitles, descriptions, sources] = [subtitle, description, source].map((text) =>
    linesOf(text, 400, TEXT),
  ) as [string[], string[], string[]];
  const above = MARGIN + head.length * (TITLE + 4) + (subtitles.length + descriptions.length) * LINE + MARGIN;
  canvas.width = PRINT_WIDTH;
  canvas.height = Math.round((above + height + MARGIN + sources.length * LINE + MARGIN) * scale);
  pen.scale(scale, scale);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, whole, canvas.height / scale);
  let y = MARGIN;
  const write = (lines: readonly string[], weight: number, size: number, step: number) => {
    pen.font = font(weight, size);
    pen.direction = isRightToLeft ? 'rtl' : 'ltr';
    pen.textAlign = 'start';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = style.color;
    for (const line of lines) {
      y += step;
      pen.fillText(line, isRightToLeft ? whole - MARGIN : MARGIN, y);
    }
  };
  write(head, 650, TITLE, TITLE + 4);
  write([...subtitles, ...descriptions], 400, TEXT, LINE);
  pen.save();
  pen.translate(MARGIN, above);
  paint(pen, drawing);
  pen.restore();
  y = above + height + MARGIN;
  write(sources, 400, TEXT, LINE);
  return pngOf(canvas);
}
