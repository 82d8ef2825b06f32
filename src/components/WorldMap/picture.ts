import { LINE, MARGIN, PRINT_WIDTH, pngOf, TEXT, TITLE, wrap } from '../sheet.ts';
import type { MapKey } from './Legend.tsx';
import type { View } from './projection.ts';
import type { Figures, Ground } from './scene.ts';
import { BOX, DASH, SQUARE, shapeOf } from './shapes.ts';

/** What a picture of a map says besides the map. */
export interface Caption {
  title: string;
  /** Of what time it tells, and when it was made. */
  subtitle: string;
  source: string;
  legend: MapKey;
  isRightToLeft: boolean;
}

interface Drawn {
  view: View;
  ground: Ground;
  figures: Figures;
  /** A base map instead of sea and land. */
  canvas: HTMLCanvasElement | undefined;
}

/** In px of the map. */
const MARK = 10;

/**
 * A map as a PNG for print, whatever its size on the screen: title, time, the map drawn anew, its legend with sizes, and the
 * source. `style`: the colours and the typeface of the map.
 */
export function pictureOf(
  { view, ground, figures, canvas: base }: Drawn,
  { title, subtitle, source, legend, isRightToLeft }: Caption,
  style: CSSStyleDeclaration,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('This browser draws no pictures.'));
  const { width, height } = view;
  const scale = PRINT_WIDTH / width;
  const color = (name: string) => style.getPropertyValue(name).trim();
  const font = (weight: number, size: number) => `${weight} ${size}px ${style.fontFamily}`;
  pen.font = font(400, TEXT);
  const sourceLines = wrap(source, (text) => pen.measureText(text).width <= width - 2 * MARGIN);
  const legendRows = 1 + (legend.title ? 1 : 0) + (legend.sizes.length > 0 ? 3 : 0);
  const top = MARGIN + TITLE + LINE + MARGIN;
  const whole = top + height + MARGIN + (legendRows + sourceLines.length + 1) * LINE + MARGIN;
  canvas.width = PRINT_WIDTH;
  canvas.height = Math.round(whole * scale);
  pen.scale(scale, scale);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, whole);
  const start = isRightToLeft ? width - MARGIN : MARGIN;
  const onwards = isRightToLeft ? -1 : 1;
  const fill = (path: string, fillStyle: string, alpha = 1) => {
    pen.globalAlpha = alpha;
    pen.fillStyle = fillStyle;
    pen.fill(new Path2D(path));
    pen.globalAlpha = 1;
  };
  const stroke = (path: string, strokeStyle: string, lineWidth: number) => {
    pen.strokeStyle = strokeStyle;
    pen.lineWidth = lineWidth;
    pen.stroke(new Path2D(path));
  };
  const disc = (x: number, y: number, radius: number, fillStyle: string) => {
    const path = new Path2D();
    path.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = fillStyle;
    pen.globalAlpha = 0.3;
    pen.fill(path);
    pen.globalAlpha = 1;
    pen.strokeStyle = fillStyle;
    pen.lineWidth = 1;
    pen.stroke(path);
  };
  const mark = (x: number, y: number, shape: string, fillStyle: string, size = MARK) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(size / BOX, size / BOX);
    pen.translate(-BOX / 2, -BOX / 2);
    fill(shape, fillStyle);
    pen.restore();
  };
  const write = (text: string, x: number, y: number, { bold = false, size = TEXT } = {}) => {
    pen.font = font(bold ? 650 : 400, size);
    pen.direction = isRightToLeft ? 'rtl' : 'ltr';
    pen.textAlign = 'start';
    pen.fillStyle = color('--color-text');
    pen.fillText(text, x, y);
  };
  const name = (text: string, x: number, y: number, fillStyle: string) => {
    pen.font = font(500, TEXT - 1);
    pen.textAlign = 'center';
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.strokeStyle = '#ffffff';
    pen.strokeText(text, x, y + 4);
    pen.fillStyle = fillStyle;
    pen.fillText(text, x, y + 4);
  };

  write(title, start, MARGIN + TITLE, { bold: true, size: TITLE });
  write(subtitle, start, MARGIN + TITLE + LINE);

  pen.save();
  pen.translate(0, top);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  if (base) pen.drawImage(base, 0, 0, width, height);
  else {
    pen.fillStyle = color('--map-sea');
    pen.fillRect(0, 0, width, height);
    fill(ground.land, color('--map-land'));
    for (const painted of ground.painted) fill(painted.path, painted.color);
    stroke(ground.land, color('--map-border'), 0.6);
  }
  stroke(ground.provinces, color('--map-border'), 0.8);
  for (const { area, color: own = '' } of figures.points) {
    if (!area) continue;
    fill(area, own, 0.75);
    stroke(area, '#ffffff', 1);
  }
  for (const { look, color: own, path } of figures.layers) {
    if (look === 'area') fill(path, own, 0.4);
    pen.setLineDash(look === 'outline' ? [5, 4] : []);
    stroke(path, own, look === 'line' ? 2 : 1.5);
    pen.setLineDash([]);
  }
  pen.globalAlpha = 0.4;
  stroke(figures.ways, color('--color-text'), 1);
  pen.globalAlpha = 1;
  for (const { text, x, y } of figures.labels) name(text, x, y, color('--color-text-muted'));
  for (const { area, isNamed, point, shape, color: own = '', x, y, radius } of figures.points) {
    if (area && isNamed) name(point.label, x, y, color('--color-text'));
    if (area) continue;
    disc(x, y, radius, own);
    mark(x, y, shape, own, Math.min(MARK, 2 * radius - 2));
  }
  pen.restore();

  let y = top + height + MARGIN + LINE;
  const row = (items: readonly { label: string; room: number; draw: (x: number, y: number) => void }[]) => {
    let x = start;
    for (const { label, room, draw } of items) {
      draw(x + onwards * (room / 2), y - TEXT / 3);
      write(label, x + onwards * (room + 6), y);
      x += onwards * (room + pen.measureText(label).width + 24);
    }
    y += LINE;
  };
  if (legend.title) {
    write(legend.title, start, y, { bold: true });
    y += LINE;
  }
  const areaRow = legend.areas.map((one) => ({ ...one, path: SQUARE }));
  const kindRow = legend.categories.map((one) => ({
    ...one,
    path: legend.isFilled ? SQUARE : shapeOf(legend.categories, one.key),
  }));
  const layerRow = legend.layers.map(({ look, ...one }) => ({
    ...one,
    path: look === 'line' ? DASH : SQUARE,
  }));
  row(
    [...areaRow, ...kindRow, ...layerRow].map(({ label, color: own, path }) => ({
      label,
      room: MARK,
      draw: (x, at) => mark(x, at, path, own),
    })),
  );
  if (legend.sizes.length > 0) {
    write(legend.measure, start, y, { bold: true });
    // Large discs need room above and below.
    y += LINE * 1.5;
    row(
      legend.sizes.map(({ label, radius }) => ({
        label,
        room: 2 * radius,
        draw: (x, at) => disc(x, at, radius, color('--color-text-muted')),
      })),
    );
    y += LINE / 2;
  }
  for (const line of sourceLines) {
    write(line, start, y);
    y += LINE;
  }
  return pngOf(canvas);
}
