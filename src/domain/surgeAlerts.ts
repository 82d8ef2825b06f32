interface Alert {
  message?: string | null | undefined;
  molnix_id?: number | null | undefined;
  molnix_status?: number | undefined;
  molnix_tags?: readonly { name?: string | null | undefined }[] | undefined;
  start?: string | null | undefined;
  end?: string | null | undefined;
}

/** `molnix_status` of an alert that nobody is sought for any more. */
const CLOSED = 2;

/** Tags that say something about the alert's handling and nothing about the position. */
const INTERNAL_TAGS: ReadonlySet<string> = new Set(['Nosuitable', 'NotSurge', 'OpsChange']);

/** Who is sought: of alerts out of Molnix the words before the first comma, as the rest repeats other columns. */
export function positionOf({ message, molnix_id }: Alert): string {
  const text = message?.trim() ?? '';
  return (molnix_id ? text.split(',')[0]?.trim() : text) || '--';
}

/** What the position needs, without the tags of an operation or of handling. */
export function keywordsOf({ molnix_tags = [] }: Alert): string[] {
  return molnix_tags
    .map(({ name }) => name ?? '')
    .filter((name) => name && !name.startsWith('OP-') && !INTERNAL_TAGS.has(name));
}

/** How long it is for, in seconds; undefined when a day is missing or they contradict each other. */
export function durationOf({ start, end }: Alert): number | undefined {
  if (!start || !end) return undefined;
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000;
  return seconds >= 0 ? seconds : undefined;
}

/** Whether somebody is needed at once: the start is past, and the alert is not closed. */
export function startsImmediately({ start, molnix_status }: Alert, now: Date): boolean {
  return Boolean(start) && molnix_status !== CLOSED && Date.parse(start ?? '') < now.getTime();
}
