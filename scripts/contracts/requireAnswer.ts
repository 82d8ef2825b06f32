/** Whoever takes longer for any answer at all is not there; the first one of a server that wakes up may take a while. In ms. */
const PATIENCE_MS = 20_000;

interface Asked {
  url: string;
  states?: string | undefined;
  /** How long a promise may take, in ms: nobody waits longer than that. */
  limitMs: number;
}

/** Rejects, in words for the caller, when nobody answers at one of the addresses within seconds. Any HTTP answer will do. */
export async function requireAnswer({ url, states, limitMs }: Asked): Promise<void> {
  const patienceMs = Math.min(PATIENCE_MS, limitMs);
  await ask('The provider', url, patienceMs);
  if (states) await ask('The address of the states', states, patienceMs);
}

async function ask(who: string, url: string, patienceMs: number) {
  try {
    const { body } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await body?.cancel();
  } catch (error) {
    throw new Error(`${who}, ${url}, does not answer: ${reasonOf(error as Error, patienceMs)}.`);
  }
}

function reasonOf({ name, cause, message }: Error, patienceMs: number) {
  if (name === 'TimeoutError') return `nothing within ${patienceMs / 1000} s`;
  const { code } = (cause ?? {}) as { code?: string };
  return code ?? (cause instanceof Error ? cause.message : message);
}
