/**
 * Whether a value says anything: a yes or no, a number, a text that is not blank, a list or record with something filled in it.
 * Source: product specification, section 5.
 */
export function isFilled(value: unknown): boolean {
  switch (typeof value) {
    case 'boolean':
      return true;
    case 'number':
      return !Number.isNaN(value);
    case 'string':
      return value.trim() !== '';
    case 'object':
      return value !== null && Object.values(value).some(isFilled);
    default:
      return false;
  }
}
