const nodeFetch = globalThis.fetch;

/**
 * Node's `fetch` as a browser's page has it: what comes from another origin than the one that was asked, the page's own here, is kept
 * from it unless that origin says `Access-Control-Allow-Origin`. Node knows no CORS, and would hand it on.
 */
export const pageFetch: typeof fetch = async (input, init) => {
  const response = await nodeFetch(input, init);
  const { origin } = new URL(input instanceof Request ? input.url : input);
  const allowed = response.headers.get('access-control-allow-origin') ?? '';
  if (new URL(response.url).origin === origin || ['*', origin].includes(allowed)) return response;
  await response.body?.cancel();
  throw new TypeError('Failed to fetch');
};

/** Lets everything that is done meanwhile be a page's. */
export async function asPage<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  globalThis.fetch = pageFetch;
  try {
    return await work();
  } finally {
    globalThis.fetch = nodeFetch;
  }
}
