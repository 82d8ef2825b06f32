interface Format {
  example: string;
  /** In the words that Pact's engine (Rust) and every provider's understand. @default the one that our client checks with */
  regex?: string;
}

/** What the pact promises of a text with a format, by zod's name of it. */
export const FORMATS: Readonly<Record<string, Format>> = {
  datetime: { example: '2026-05-01T08:30:00Z' },
  date: { example: '2026-05-01' },
  time: { example: '08:30:00' },
  email: { example: 'member@example.org', regex: '^[^@\\s]+@[^@\\s]+$' },
  url: { example: 'https://example.org/', regex: '^https?://\\S+$' },
  uuid: {
    example: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    regex: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  },
};
