/** What the fragment of an address names, from `#` on or empty: browsers encode letters beyond ASCII. `#50%` is taken as it is. */
export function nameIn(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
