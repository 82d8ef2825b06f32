/** What a file holds that the app itself brings, of geometry or words; undefined where there is none. Fails without a connection. */
export async function loadFile(address: string | URL, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal: signal ?? null });
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && type.startsWith('application/json')) return response.json();
  // Unread, it would keep its connection.
  await response.body?.cancel();
  return undefined;
}
