import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { exposureFacts, type Fact, type FactWord } from '../imminent.ts';
import styles from '../risk.module.css';
import { type SourcedEvent, useExposure } from './useEvents.ts';
import { type EventWord, useEventWords } from './useEventWords.ts';

/** What a source says of an event, and what that exposes: asked for when somebody opens it. */
export function EventDetails({ event }: { event: SourcedEvent }) {
  const { source } = event;
  const strings = useEventWords();
  const errorText = useErrorText();
  const write = useFactText();
  const exposure = useExposure(event);
  const facts = exposure.answer ? exposureFacts(source, exposure.answer) : [];
  const hasExposure = source !== 'meteoswiss';
  const items = (told: readonly Fact<FactWord>[]) => told.map((fact) => write(fact));
  return (
    <div className={styles.details}>
      {event.description && <p>{event.description}</p>}
      <DescriptionList items={items(event.facts)} />
      {hasExposure && (
        <>
          <strong>{strings.exposureOf}</strong>
          <MessageBlock
            state={messageState(exposure)}
            message={exposure.error === undefined ? undefined : errorText(exposure.error)}
            onRetry={exposure.retry}
          />
          {exposure.answer &&
            (facts.length > 0 ? <DescriptionList items={items(facts)} /> : <p>{strings.noExposure}</p>)}
        </>
      )}
      {event.report && (
        <TextLink to={event.report} isExternal>
          {strings.report}
        </TextLink>
      )}
    </div>
  );
}

function useFactText() {
  const strings = useEventWords();
  const language = useLanguage();
  const number = (value: number, isShort: boolean) =>
    isShort ? formatCompact(value, language) : formatNumber(Math.round(value * 10) / 10, language);
  const textOf = ({ kind, value }: Fact<FactWord>) => {
    if (typeof value === 'number') return number(value, kind === 'money');
    if (kind === 'day') return formatDate(value, language);
    // Levels are words of ours; all else stands as its source wrote it.
    return strings[`level_${value?.toLowerCase()}` as EventWord] ?? value;
  };
  return (fact: Fact<FactWord>) => {
    const { word, range, speed, kind } = fact;
    const value = textOf(fact);
    const [low, high] = (range ?? []).map((end) => number(end, kind === 'money'));
    return {
      term: fill(strings[word], { speed: formatNumber(speed, language) }),
      value: low && high ? fill(strings.range, { value: value ?? '', low, high }) : value,
    };
  };
}
