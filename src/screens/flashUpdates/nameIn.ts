/** The name of a file, at the end of its address. */
export function nameIn(address: string): string {
  const last = new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // Another service may not have encoded it.
    return last;
  }
}
