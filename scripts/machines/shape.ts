/** What a value must be, as far as a tester can write it: in the words of its type. A field that may be missing may be `undefined`. */
export type Shape =
  | 'unknown'
  | 'undefined'
  | 'string'
  | 'number'
  | { readonly oneOf: readonly (string | number | boolean | null)[] }
  | { readonly each: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly anyOf: readonly Shape[] };

/** By the event's type; written to `machines/events.json`. */
export type EventShapes = Readonly<Record<string, Shape>>;

/** Where a value is not what it must be. */
export interface Misfit {
  /** "alert.title", "rows[2]". */
  readonly path: string;
  readonly wanted: Shape;
  readonly got: unknown;
}

/** The first place where a value is not of its shape. What it has beyond is nobody's business. */
export function misfitOf(shape: Shape, value: unknown, path = ''): Misfit | undefined {
  const misfit = { path, wanted: shape, got: value };
  if (shape === 'unknown') return undefined;
  if (typeof shape === 'string') {
    const isFitting = shape === 'undefined' ? value === undefined : typeof value === shape;
    return isFitting ? undefined : misfit;
  }
  if ('oneOf' in shape) return shape.oneOf.some((one) => one === value) ? undefined : misfit;
  if ('anyOf' in shape) return misfitOfAny(shape.anyOf, value, misfit);
  if ('each' in shape) {
    if (!Array.isArray(value)) return misfit;
    return firstOf(value.map((row, index) => () => misfitOf(shape.each, row, `${path}[${index}]`)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit;
  const had = value as Readonly<Record<string, unknown>>;
  return firstOf(
    Object.entries(shape.fields).map(
      ([name, field]) =>
        () =>
          misfitOf(field, had[name], path ? `${path}.${name}` : name),
    ),
  );
}

/** Of several that a value could be, the one of its kind tells best what is wrong with it. */
function misfitOfAny(shapes: readonly Shape[], value: unknown, whole: Misfit): Misfit | undefined {
  const misfits = shapes.map((shape) => misfitOf(shape, value, whole.path));
  if (misfits.includes(undefined)) return undefined;
  const inside = misfits.filter((one) => one !== undefined && one.path !== whole.path);
  return inside.length === 1 ? inside[0] : whole;
}

function firstOf(looks: readonly (() => Misfit | undefined)[]): Misfit | undefined {
  for (const look of looks) {
    const misfit = look();
    if (misfit) return misfit;
  }
  return undefined;
}

/** As TypeScript writes it: `{ keyword: string; limit?: number }`. */
export function asType(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('oneOf' in shape) return isAnyBoolean(shape.oneOf) ? 'boolean' : shape.oneOf.map(literal).join(' | ');
  if ('anyOf' in shape) return shape.anyOf.map(asType).join(' | ');
  if ('each' in shape) return `(${asType(shape.each)})[]`.replace(/^\((\w+)\)/, '$1');
  const fields = Object.entries(shape.fields).map(([name, field]) =>
    isOptional(field) ? `${name}?: ${asType(withoutUndefined(field))}` : `${name}: ${asType(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

/** The least that is of a shape: something to begin writing with. */
export function leastOf(shape: Shape): unknown {
  if (shape === 'string') return '';
  if (shape === 'number') return 0;
  if (typeof shape === 'string') return undefined;
  if ('oneOf' in shape) return shape.oneOf[0];
  if ('anyOf' in shape) return isOptional(shape) ? undefined : leastOf(shape.anyOf[0] ?? 'unknown');
  if ('each' in shape) return [];
  return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, leastOf(field)]));
}

const isAnyBoolean = (values: readonly unknown[]) =>
  values.length === 2 && values.every((value) => typeof value === 'boolean');

const literal = (value: unknown) => JSON.stringify(value);

const isOptional = (shape: Shape) =>
  typeof shape === 'object' && 'anyOf' in shape && shape.anyOf.includes('undefined');

function withoutUndefined(shape: Shape): Shape {
  if (typeof shape !== 'object' || !('anyOf' in shape)) return shape;
  const left = shape.anyOf.filter((one) => one !== 'undefined');
  return left.length === 1 && left[0] ? left[0] : { anyOf: left };
}
