import { unreadableRows } from '#contracts/leftOut.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { numberIn } from '#src/domain/numberIn.ts';
import { hasText } from '#src/domain/richText.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EditorsText } from '#src/records/EditorsText/index.tsx';
import { useRegion, useRegionKeyFigures } from '../RegionScreen/region.ts';
import { additionalTitle } from '../RegionScreen/tabs.ts';
import { regionStrings } from '../strings.ts';

/** `/regions/{regionId}/additional-info`: the figures and texts that editors put forward; says so where there are none. */
export function RegionAdditionalInfoScreen() {
  const strings = useStrings(regionStrings);
  const region = useRegion();
  const keyFigures = useRegionKeyFigures();
  const texts = region.snippets.filter(({ snippet, image }) => image || (snippet && hasText(snippet)));
  if (keyFigures.answer?.count === 0 && texts.length === 0)
    return <Panel heading={additionalTitle(region, strings.additionalInfo)} state="empty" />;
  return (
    <>
      {keyFigures.answer?.count !== 0 && <EditorsFigures />}
      {texts.length > 0 && (
        <Panel heading={strings.content}>
          {texts.map(({ id, snippet, image, translation_module_original_language: original }) => (
            <EditorsText
              key={id}
              html={snippet}
              picture={{ src: image, alt: strings.picture }}
              original={original}
              ofRecord={region.translation_module_original_language}
            />
          ))}
        </Panel>
      )}
    </>
  );
}

function EditorsFigures() {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const keyFigures = useRegionKeyFigures();
  return (
    <Panel
      heading={strings.keyFigures}
      state={messageState(keyFigures)}
      unreadable={unreadableRows(keyFigures.answer)}
      error={{ message: errorText(keyFigures.error) }}
      onRetry={keyFigures.retry}
      skeleton={<Skeleton height="7rem" />}
    >
      <KeyFigures
        figures={(keyFigures.answer?.results ?? []).map(({ figure, deck, source }) => {
          const number = numberIn(figure);
          return {
            label: deck ?? '',
            value: number === undefined ? figure : formatNumber(number, language),
            hint: source ? fill(strings.source, { source }) : undefined,
          };
        })}
      />
    </Panel>
  );
}
