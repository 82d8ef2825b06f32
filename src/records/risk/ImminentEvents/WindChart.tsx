import { BarChart } from '#src/components/charts/BarChart.tsx';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { SOURCE_NAMES } from '../imminent.ts';
import { stormPositions, windsOf } from '../storm.ts';
import type { SourcedEvent } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';

/** How strong a storm was and is expected to be; nothing where its source tells of no winds. */
export function WindChart({ event, exposure }: { event: SourcedEvent; exposure: Record<string, unknown> }) {
  const strings = useEventWords();
  const language = useLanguage();
  const now = useNow();
  const winds = windsOf(stormPositions(event, exposure, now));
  if (winds.length === 0) return null;
  return (
    <BarChart
      title={strings.windOverTime}
      source={fill(strings.imminentSource, { source: SOURCE_NAMES[event.source] })}
      data={{
        categoryLabel: strings.when,
        facts: [strings.track],
        series: [{ key: 'wind', label: strings.windSpeed }],
        rows: winds.map(({ when, wind, isAhead }) => ({
          key: when.toISOString(),
          label: formatDateTime(when, language),
          plainLabel: when.toISOString(),
          values: [wind],
          facts: [isAhead ? strings.trackAhead : strings.trackBehind],
        })),
      }}
    />
  );
}
