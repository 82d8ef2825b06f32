import { Button } from '#src/components/Button/index.tsx';
import { Spinner } from '#src/components/Spinner/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useClock } from '#src/hooks/useClock.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { formatDuration } from '#src/i18n/duration.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatDateTime, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { SOURCE_NAMES, type Source } from '../imminent.ts';
import styles from '../risk.module.css';
import type { SourceView } from './useEvents.ts';
import { type EventWord, useEventWords } from './useEventWords.ts';

/** Where the sources tell of themselves. */
const ADDRESSES: Readonly<Record<Source, string>> = {
  pdc: 'https://www.pdc.org/',
  adam: 'https://gis.wfp.org/adam/',
  gdacs: 'https://www.gdacs.org/',
  meteoswiss: 'https://www.meteoswiss.admin.ch/',
};

/** How long ago something was told, in words. */
export function useAge() {
  const language = useLanguage();
  const now = useClock();
  return (at: string | undefined) =>
    // The clock tells minutes.
    formatDuration(
      at === undefined ? undefined : Math.max(60, (now.getTime() - Date.parse(at)) / 1_000),
      language,
    );
}

/** What each source has told and when; one that fails says so, and is asked again. */
export function SourceStates({ sources }: { sources: readonly SourceView[] }) {
  const strings = useEventWords();
  return (
    <ul className={styles.sources} aria-label={strings.sources}>
      {sources.map((view) => (
        <li key={view.source} data-standing={view.standing.kind}>
          <strong>
            <bdi>{SOURCE_NAMES[view.source]}</bdi>
          </strong>
          <State {...view} />
        </li>
      ))}
    </ul>
  );
}

function State({ source, standing, request, events }: SourceView) {
  const strings = useEventWords();
  const language = useLanguage();
  const errorText = useErrorText();
  const ageOf = useAge();
  const count = fill(plural(strings, 'told', events.length, language), {
    count: formatNumber(events.length, language),
  });
  const retry = (
    <Button
      size="sm"
      aria-label={fill(strings.askAgainOf, { source: SOURCE_NAMES[source] })}
      onClick={request.retry}
    >
      {strings.askAgain}
    </Button>
  );
  switch (standing.kind) {
    case 'pending':
      return (
        <span data-pending>
          <Spinner /> {strings.asked}
        </span>
      );
    case 'current':
      return (
        <span>
          {count}. {fill(strings.toldAt, { time: formatDateTime(standing.at, language) })}
        </span>
      );
    case 'old':
      return (
        <div role="status" className={styles.old}>
          <strong>{strings.notCurrent}</strong>
          <span>
            {count}.{' '}
            {fill(strings.toldAgo, { time: formatDateTime(standing.at, language), age: ageOf(standing.at) })}
          </span>
          {standing.failedAt && (
            <span>
              {fill(strings.failedAt, { time: formatDateTime(standing.failedAt, language) })}{' '}
              {errorText(request.error)}
            </span>
          )}
          {standing.failedAt && retry}
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.failed}>
          <strong>{strings.unknownForecast}</strong>
          <span>
            {fill(strings.failedAt, { time: formatDateTime(standing.at, language) })}{' '}
            {errorText(request.error)}
          </span>
          {retry}
        </div>
      );
  }
}

/** Who the sources are, for who asks. */
export function AboutSources({ sources }: { sources: readonly Source[] }) {
  const strings = useEventWords();
  const language = useLanguage();
  return (
    <ul className={styles.about}>
      {sources.map((source) => (
        <li key={source}>
          {strings[`about_${source}` satisfies EventWord]}{' '}
          <TextLink to={ADDRESSES[source]} isExternal>
            {strings.moreAbout} (<bdi>{SOURCE_NAMES[source]}</bdi>)
          </TextLink>
        </li>
      ))}
      <li>{strings.alertsAbout}</li>
      <li>
        <TextLink to={helpLink('risk_module#imminent-events', language)} isExternal>
          {strings.helpWithPage}
        </TextLink>
      </li>
    </ul>
  );
}
