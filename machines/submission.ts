import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

interface SubmissionContext {
  answer?: unknown;
  error?: unknown;
}

/**
 * One form on its way to the server.
 *
 *   editing -(submit)-> sending -> sent | editing (with the error); sent -(submit)-> sending, -(reset)-> editing
 *
 * Provide `send`, and `follow`, which is told of the answer. While it is sent nothing sends it again. What is sent stays in
 * the event: no snapshot, log or report ever holds a password.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as { type: 'submit'; input: unknown } | { type: 'reset' },
    tags: {} as 'pending' | 'sent',
  },
  actors: { send: effect<unknown, { input: unknown }>('send') },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forget: assign({ answer: undefined, error: undefined }),
    follow: (_, _params: { answer: unknown }) => {},
  },
}).createMachine({
  id: 'submission',
  context: {},
  initial: 'editing',
  states: {
    editing: { on: { submit: 'sending' } },
    sending: {
      tags: 'pending',
      entry: 'forget',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => ({ input: inputOf(event) }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'keepAnswer', params: answerOf },
            { type: 'follow', params: answerOf },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      tags: 'sent',
      on: { submit: 'sending', reset: { target: 'editing', actions: 'forget' } },
    },
  },
});

function answerOf({ event }: { event: { output: unknown } }) {
  return { answer: event.output };
}

function inputOf(event: { type: string }): unknown {
  return (event as { input?: unknown }).input;
}

export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;
export const selectIsSending = (snapshot: SubmissionSnapshot) => snapshot.hasTag('pending');
export const selectSubmissionError = (snapshot: SubmissionSnapshot) => snapshot.context.error;
/** The answer to what was sent last; missing until it is there. */
export const selectSubmissionAnswer = (snapshot: SubmissionSnapshot) => snapshot.context.answer;
