import type { AnyActorRef, AnyEventObject, InspectedEventEvent } from 'xstate';
import { eventInWords } from '#scripts/machines/transitions.ts';

/** What one actor told another. */
export interface Message {
  /** Counts up: what a message is known by. */
  readonly number: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Missing where it came from outside: from a component. */
  readonly from: AnyActorRef | undefined;
  readonly to: AnyActorRef;
  readonly event: AnyEventObject;
  /** How often it was told, one time after the other. */
  readonly times: number;
}

/** Messages kept of all actors together. */
const MOST_MESSAGES = 300;

/** The newest messages of all actors, on one time line. */
export function messageBook(now: () => number) {
  const startedAt = now();
  let messages: readonly Message[] = [];
  let number = 0;
  return {
    /** The same array until there is another message. */
    all: () => messages,
    note({ event, sourceRef, actorRef }: InspectedEventEvent) {
      // How an effect ends within itself is nobody's message.
      if (event.type === 'xstate.stop' || event.type.startsWith('xstate.promise.')) return;
      const last = messages.at(-1);
      const isSame =
        last?.event.type === event.type && last.to === actorRef && last.from === sourceRef && last;
      if (isSame) {
        messages = messages.with(-1, { ...isSame, times: isSame.times + 1 });
        return;
      }
      number += 1;
      const at = Math.round(now() - startedAt);
      messages = [
        ...messages.slice(1 - MOST_MESSAGES),
        {
          number,
          at,
          times: 1,
          from: sourceRef as AnyActorRef | undefined,
          to: actorRef as AnyActorRef,
          event,
        },
      ];
    },
  };
}

/** Those that an actor sent or got. */
export const messagesOf = (messages: readonly Message[], actor: AnyActorRef | undefined) =>
  messages.filter(({ from, to }) => from === actor || to === actor);

/** "send done" rather than XState's own name of it, "starts" for the first event of all; "pressed × 3" where it was repeated. */
export function messageInWords({ event, times }: Message): string {
  const words = event.type === 'xstate.init' ? 'starts' : eventInWords(event.type);
  return times > 1 ? `${words} × ${times}` : words;
}

/** As a sequence diagram of Mermaid, which issue trackers draw. `nameOf`: of an actor, and of the page, which has none. */
export function asSequence(
  messages: readonly Message[],
  nameOf: (actor: AnyActorRef | undefined) => string,
): string {
  const partners = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  const lines = messages.map(
    (message) =>
      `  a${partners.indexOf(message.from)}->>a${partners.indexOf(message.to)}: ${message.at} ms ${messageInWords(message)}`,
  );
  const names = partners.map((partner, index) => `  participant a${index} as ${plain(nameOf(partner))}`);
  return `${['sequenceDiagram', ...names, ...lines].join('\n')}\n`;
}

/** Without what Mermaid takes for the end of a line. */
const plain = (text: string) => text.replaceAll(/[;#\n]/g, ' ');
