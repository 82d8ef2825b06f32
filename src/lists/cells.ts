import { pathTo } from '#src/core/links.ts';
import type { LinkedText } from './column.ts';

type Maybe<Value> = Value | null | undefined;

/** An emergency, by the way to its page. */
export const emergencyLink = (event: Maybe<{ id: number; name?: Maybe<string> }>): LinkedText | undefined =>
  event ? { text: event.name, to: pathTo('emergency', { emergencyId: event.id }) } : undefined;

/** A field report, by the way to its page. */
export const fieldReportLink = ({ id, summary }: { id: number; summary?: Maybe<string> }): LinkedText => ({
  text: summary,
  to: pathTo('fieldReport', { fieldReportId: id }),
});
