import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { exposureFacts } from '../exposure.ts';
import styles from '../risk.module.css';
import { type SourcedEvent, useExposure } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';
import { useFactText } from './useFactText.tsx';
import { WindChart } from './WindChart.tsx';

/** What a source says of an event, and what that exposes: asked for when somebody opens it. `isShort`: where there is little room. */
export function EventDetails({ event, isShort = false }: { event: SourcedEvent; isShort?: boolean }) {
  const { source } = event;
  const strings = useEventWords();
  const errorText = useErrorText();
  const write = useFactText();
  const exposure = useExposure(event);
  const facts = exposure.answer ? exposureFacts(source, exposure.answer) : [];
  // MeteoSwiss tells its estimates with the event.
  const isEstimate = source === 'meteoswiss';
  return (
    <div className={styles.details}>
      {event.description && <p dir="auto">{event.description}</p>}
      {isEstimate && <p>{strings.estimateAbout}</p>}
      <DescriptionList items={event.facts.map(write)} />
      {!isEstimate && <strong>{strings.exposureOf}</strong>}
      <MessageBlock
        state={messageState(exposure)}
        message={exposure.error === undefined ? undefined : errorText(exposure.error)}
        onRetry={exposure.retry}
      />
      {!isEstimate &&
        exposure.answer &&
        (facts.length > 0 ? <DescriptionList items={facts.map(write)} /> : <p>{strings.noExposure}</p>)}
      {!isShort && event.hazard === 'TC' && exposure.answer && (
        <WindChart event={event} exposure={exposure.answer} />
      )}
      {event.links.length > 0 && (
        <ul className={styles.links} aria-label={strings.moreOfSource}>
          {event.links.map(({ word, address }) => (
            <li key={word}>
              <TextLink to={address} isExternal>
                {strings[word]}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
