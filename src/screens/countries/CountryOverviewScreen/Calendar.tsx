import { English } from '#src/components/English/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatList } from '#src/i18n/format.ts';
import { ENGLISH_MONTHS, monthNames } from '#src/i18n/monthNames.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Databank } from '../databank/request.ts';
import { SOURCES } from '../databank/sources.ts';
import styles from './CountryOverviewScreen.module.css';
import { runsOf } from './runs.ts';
import { countryProfileStrings } from './strings.ts';

/** Kinds as ACAPS calls them, with their words and colours. */
const KINDS = {
  'Planting and growing': { word: 'planting', color: '#9aa600' },
  Harvest: { word: 'harvest', color: '#cbbb73' },
  'Seasonal hazard': { word: 'hazard', color: '#f69650' },
  'Lean season': { word: 'lean', color: '#c88d5b' },
  Livestock: { word: 'livestock', color: '#e0b93c' },
  Outbreak: { word: 'outbreak', color: '#fd3900' },
} as const satisfies Record<string, { word: keyof typeof countryProfileStrings.english; color: string }>;

/** What usually happens in which months of the year; each month is named, and marked in a strip of twelve. */
export function Calendar({ seasons }: { seasons: Databank['acaps'] }) {
  const strings = useStrings(countryProfileStrings);
  const language = useLanguage();
  const names = monthNames(language);
  if (seasons.length === 0) return null;
  const rows = seasons.map(({ id, event_type = [], event = [], label = [], month = [] }) => {
    const kind = KINDS[event_type[0] as keyof typeof KINDS] as (typeof KINDS)['Harvest'] | undefined;
    const months = month.map((name) => ENGLISH_MONTHS.indexOf(name)).filter((index) => index >= 0);
    return {
      id,
      kind: kind ? strings[kind.word] : formatList(event_type, language),
      color: kind?.color,
      event: formatList(event, 'en'),
      label: formatList(label, 'en'),
      months,
      text: formatList(
        runsOf(months).map(([first, last]) =>
          first === last ? names[first] : `${names[first]}–${names[last]}`,
        ),
        language,
      ),
    };
  });
  return (
    <Panel
      heading={strings.calendar}
      footer={
        <TextLink to={SOURCES.acaps} isExternal>
          {strings.acaps}
        </TextLink>
      }
    >
      <Table
        caption={strings.calendar}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'event', heading: strings.event, cell: ({ event }) => <English>{event}</English> },
          { key: 'kind', heading: strings.season, cell: ({ kind }) => kind },
          { key: 'of', heading: strings.of, cell: ({ label }) => <English>{label}</English> },
          {
            key: 'months',
            heading: strings.months,
            cell: ({ months, color, text }) => (
              <>
                <span className={styles.strip} aria-hidden="true">
                  {names.map((name, index) => (
                    <span key={name} style={months.includes(index) ? { background: color } : undefined} />
                  ))}
                </span>
                {text}
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
