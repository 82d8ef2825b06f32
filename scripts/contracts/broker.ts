/** A Pact Broker, and who asks it. */
export interface Broker {
  /** Without a slash at the end. */
  url: string;
  /** The whole header; undefined for an open broker. */
  authorization?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** By the variables that all of Pact's tools read: a token, or a name and a password. Throws without an address. */
export function brokerOf(environment: Environment): Broker {
  const {
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password = '',
  } = environment;
  if (!url || !URL.canParse(url)) {
    throw new Error('Set PACT_BROKER_BASE_URL to the address of your Pact Broker, or try --dry-run.');
  }
  const named = username && `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return { url: url.replace(/\/$/, ''), authorization: token ? `Bearer ${token}` : named || undefined };
}

/** One call of a broker. Resolves with its JSON; rejects with the address and what it said. */
export async function askBroker(
  { url, authorization }: Broker,
  path: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'PUT'; body?: unknown } = {},
): Promise<unknown> {
  const address = path.startsWith('/') ? url + path : path;
  // What a broker names may lie elsewhere: whoever owns that address must not learn the token.
  const isOwn = new URL(address).origin === new URL(url).origin;
  const answer = await fetch(address, {
    method,
    headers: {
      Accept: 'application/hal+json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(authorization && isOwn && { Authorization: authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(({ cause, message }: Error & { cause?: { code?: string } }) => {
    throw new Error(`The broker at ${address} does not answer: ${cause?.code ?? message}.`);
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`The broker at ${address} answered ${answer.status}: ${text.slice(0, 500)}`);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Error(`What answers at ${address} is no Pact Broker: ${text.slice(0, 100)}`);
  }
}
