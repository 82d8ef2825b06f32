/** How a value that JSON has no words for stands in a recording. */
const TAG = '$is';

type Packed = { readonly [TAG]: string; readonly value?: unknown };

/**
 * A value as JSON can hold it: maps, sets, dates, errors and functions as what they are. What cannot be kept, as an element of the
 * page or what holds itself, is left out.
 */
export function packed(value: unknown, around: readonly object[] = []): unknown {
  if (typeof value === 'function') return tagged('function');
  if (typeof value === 'bigint' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return undefined;
  const inside = (one: unknown) => packed(one, [...around, value]);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof Map) return tagged('map', [...value].map(inside));
  if (value instanceof Set) return tagged('set', [...value].map(inside));
  if (value instanceof Date) return tagged('date', value.toISOString());
  if (value instanceof Error) {
    return tagged('error', { ...inFields(value, inside), name: value.name, message: value.message });
  }
  if (typeof File !== 'undefined' && value instanceof File) {
    return tagged('file', { name: value.name, size: value.size, type: value.type });
  }
  return isPlain(value) ? inFields(value, inside) : undefined;
}

const tagged = (is: string, of?: unknown): Packed => ({ [TAG]: is, ...(of !== undefined && { value: of }) });

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

function inFields(value: object, inside: (one: unknown) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]));
}

/**
 * The value again. Functions are not in a file: `functions` has those of the catalogue's examples by their key, and one that it does
 * not have answers nothing. What they answered is kept beside the steps.
 */
export function unpacked(
  value: unknown,
  functions: ReadonlyMap<string, unknown> = new Map(),
  key = '',
): unknown {
  const inside = (one: unknown, at = key) => unpacked(one, functions, at);
  if (Array.isArray(value)) return value.map((one) => inside(one));
  if (typeof value !== 'object' || value === null) return value;
  if (!(TAG in value)) {
    return Object.fromEntries(Object.entries(value).map(([at, one]) => [at, inside(one, at)]));
  }
  const { [TAG]: is, value: held } = value as Packed;
  const list = Array.isArray(held) ? held.map((one) => inside(one)) : [];
  if (is === 'function') return functions.get(key) ?? (() => undefined);
  if (is === 'map') return new Map(list as [unknown, unknown][]);
  if (is === 'set') return new Set(list);
  if (is === 'date') return new Date(String(held));
  if (is === 'error') {
    const { message, ...rest } = held as { message: string };
    return Object.assign(new Error(message), rest);
  }
  return held;
}

/** Whether an input has functions, whose answers no file can foretell. */
export function holdsFunctions(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !isPlain(input)) return false;
  return Object.values(input).some((value) => typeof value === 'function' || holdsFunctions(value));
}

/** The functions in the example inputs of a machine, by their key. */
export function functionsIn(inputs: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const found = Object.values(inputs).flatMap((input) =>
    typeof input === 'object' && input !== null
      ? Object.entries(input).filter(([, value]) => typeof value === 'function')
      : [],
  );
  return new Map(found);
}
