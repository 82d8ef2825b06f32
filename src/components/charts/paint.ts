import styles from './charts.module.css';

type Pen = CanvasRenderingContext2D;

/** What is there for others than the eye, or comes and goes with the pointer. */
const UNSEEN = `.visually-hidden, [hidden], defs, .${styles.tooltip}`;
const FINE = 4;

/** Paints what an element shows on the screen, its corner at the origin: lines and fills of its drawings, its words, its borders. */
export function paint(pen: Pen, root: Element): void {
  const { left, top } = root.getBoundingClientRect();
  pen.save();
  pen.translate(-left, -top);
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(UNSEEN)) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.display === 'none') continue;
    pen.globalAlpha = Number(style.opacity);
    if (element instanceof SVGGeometryElement) paintShape(pen, element, style);
    else if (element instanceof HTMLElement) paintBox(pen, element, style);
  }
  pen.globalAlpha = 1;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || parent.closest(UNSEEN)) continue;
    pen.save();
    clipBy(pen, parent, root);
    paintText(pen, text as Text, getComputedStyle(parent));
    pen.restore();
  }
  pen.restore();
}

function paintShape(pen: Pen, shape: SVGGeometryElement, style: CSSStyleDeclaration): void {
  const toScreen = shape.getScreenCTM();
  if (!toScreen) return;
  const matrix = DOMMatrix.fromMatrix(toScreen);
  // Laid out first, so that a line keeps its width where its drawing is stretched.
  const path = new Path2D();
  path.addPath(pathOf(shape), matrix);
  const fill = fillOf(pen, style.fill, matrix);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (style.stroke === 'none') return;
  const scale = style.vectorEffect === 'non-scaling-stroke' ? 1 : Math.sqrt(Math.abs(determinantOf(matrix)));
  pen.strokeStyle = style.stroke;
  pen.lineWidth = Number.parseFloat(style.strokeWidth) * scale;
  pen.lineJoin = 'round';
  pen.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
  );
  pen.stroke(path);
  pen.setLineDash([]);
}

const determinantOf = ({ a, b, c, d }: DOMMatrix) => a * d - b * c;

function pathOf(shape: SVGGeometryElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGLineElement) {
    path.moveTo(shape.x1.baseVal.value, shape.y1.baseVal.value);
    path.lineTo(shape.x2.baseVal.value, shape.y2.baseVal.value);
    return path;
  }
  const { x, y, width, height } = shape.getBBox();
  if (shape instanceof SVGCircleElement)
    path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else path.rect(x, y, width, height);
  return path;
}

/** A colour, or the hatched tile that a drawing defines. */
function fillOf(pen: Pen, fill: string, matrix: DOMMatrix): string | CanvasPattern | null {
  if (fill === 'none') return null;
  const [, id] = /url\("?#(.+?)"?\)/.exec(fill) ?? [];
  const tile = id === undefined ? null : document.getElementById(id);
  if (!(tile instanceof SVGPatternElement)) return id === undefined ? fill : null;
  const canvas = document.createElement('canvas');
  canvas.width = tile.width.baseVal.value * FINE;
  canvas.height = tile.height.baseVal.value * FINE;
  const own = canvas.getContext('2d');
  if (!own) return null;
  own.scale(FINE, FINE);
  for (const part of tile.querySelectorAll('rect, path')) {
    const style = getComputedStyle(part);
    if (part instanceof SVGRectElement) {
      own.fillStyle = style.fill;
      own.fillRect(0, 0, canvas.width, canvas.height);
      continue;
    }
    own.strokeStyle = style.stroke;
    own.lineWidth = Number.parseFloat(style.strokeWidth);
    own.stroke(new Path2D(part.getAttribute('d') ?? ''));
  }
  const pattern = pen.createPattern(canvas, 'repeat');
  pattern?.setTransform(matrix.scale(1 / FINE));
  return pattern;
}

function paintBox(pen: Pen, element: HTMLElement, style: CSSStyleDeclaration): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = (color: string, x: number, y: number, wide: number, high: number) => {
    pen.fillStyle = color;
    pen.fillRect(x, y, wide, high);
  };
  box(style.backgroundColor, left, top, width, height);
  const [start, end] = [style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat);
  if (start) box(style.borderLeftColor, left, top, start, height);
  if (end) box(style.borderRightColor, left + width - end, top, end, height);
}

/** What a box around a text cuts off is cut off here too. */
function clipBy(pen: Pen, element: Element, root: Element): void {
  for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, top, width, height } = box.getBoundingClientRect();
    pen.beginPath();
    pen.rect(left, top, width, height);
    pen.clip();
  }
}

/** Word by word, each where it stands: so lines break as they do on the screen. */
function paintText(pen: Pen, text: Text, style: CSSStyleDeclaration): void {
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.direction = style.direction as CanvasDirection;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = style.color;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0) continue;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(word);
    pen.fillText(word, left, top + (height - up - down) / 2 + up);
  }
}
