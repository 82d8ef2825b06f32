/**
 * The path to come back to after signing in, unless it would lead to another site. It begins with one slash: after two, a
 * browser reads a host.
 */
export function wayBack(next: string | null, origin: string): string | undefined {
  if (!next || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin) return undefined;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
