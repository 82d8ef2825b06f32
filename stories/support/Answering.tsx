import { type ReactNode, useState } from 'react';
import type { Client } from '#contracts/client.ts';
import { ApiError } from '#contracts/errors.ts';
import { AppContext, useApp } from '#src/core/AppContext.ts';
import { createRequests } from '#src/core/requests.ts';

/** What calls end with, by the path of their endpoint: an answer, or what gives one for what was sent. */
export type StoryAnswers = Readonly<Record<string, object | ((sent: { body?: unknown }) => unknown)>>;

/** A part of the app that makes calls, on an API that gives these answers and knows no other path. */
export function Answering({ answers, children }: { answers: StoryAnswers; children: ReactNode }) {
  const app = useApp();
  const [answered] = useState(() => {
    const client = clientOf(answers);
    return {
      ...app,
      client,
      requests: createRequests(client, () => ({ language: app.language, token: undefined })),
    };
  });
  return <AppContext value={answered}>{children}</AppContext>;
}

const clientOf = (answers: StoryAnswers): Client => ({
  async call(endpoint, input) {
    const answer = answers[endpoint.path];
    if (answer === undefined) throw missing(endpoint.path);
    // Who writes a story knows what its calls answer.
    return (typeof answer === 'function' ? answer(input as { body?: unknown }) : answer) as never;
  },
});

const missing = (path: string) =>
  new ApiError({ kind: 'server', status: 404, message: 'Not found.', debugMessage: path });
