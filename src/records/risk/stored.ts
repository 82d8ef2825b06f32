/*
 * What a source stored of its own is anything: a value of another kind than is asked for is as good as missing.
 */

export const fieldOf = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)[name] : undefined;

export const numberAt = (stored: unknown, name: string) => {
  const value = fieldOf(stored, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

export const textAt = (stored: unknown, name: string) => {
  const value = fieldOf(stored, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
