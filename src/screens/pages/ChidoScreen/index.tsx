import { BarChart } from '#src/components/charts/BarChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatDateTime, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { AlertMark } from '#src/records/risk/AlertMark.tsx';
import { Replay } from './Replay.tsx';
import { EPISODES, type Episode, GDACS_REPORT, MOST_PEOPLE, STRONGEST_WIND_KMH } from './storm.ts';
import { chidoStrings } from './strings.ts';

/** The levels of GDACS: the federation's scale has no green. */
const COLOURS = {
  green: 'var(--color-success)',
  orange: 'var(--color-severity-orange)',
  red: 'var(--color-severity-red)',
} as const;

/** `/chido-25`: how the warnings of one storm grew and faded. It asks nothing of the API: the storm is over. */
export function ChidoScreen() {
  const strings = useStrings(chidoStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  return (
    <Page
      heading={titles.chido}
      description={strings.description}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: titles.chido }]}
      info={
        <KeyFigures
          figures={[
            { label: strings.highestAlert, value: strings.red },
            {
              label: strings.strongestWind,
              value: fill(strings.kmh, { speed: formatNumber(STRONGEST_WIND_KMH, language) }),
            },
            { label: strings.mostPeople, value: formatCompact(MOST_PEOPLE, language) },
            { label: strings.warnings, value: formatNumber(EPISODES.length, language) },
          ]}
        />
      }
    >
      <Replay />
      <PeopleByWarning />
      <Warnings />
      <ul>
        <li>
          <TextLink to={GDACS_REPORT} isExternal>
            {strings.report}
          </TextLink>
        </li>
        <li>
          <TextLink to={pathTo('search', undefined, { keyword: 'Chido' })}>{strings.inProduct}</TextLink>
        </li>
      </ul>
    </Page>
  );
}

function PeopleByWarning() {
  const strings = useStrings(chidoStrings);
  return (
    <Panel heading={strings.peopleOverTime}>
      <BarChart
        title={strings.peopleOverTime}
        isTitleHidden
        description={strings.peopleNote}
        source={strings.source}
        data={{
          categoryLabel: strings.episode,
          series: [{ key: 'people', label: strings.people }],
          rows: EPISODES.map(({ number, alert, people }) => ({
            key: String(number),
            label: String(number),
            values: [people],
            ...(alert && { color: COLOURS[alert] }),
          })),
        }}
      />
    </Panel>
  );
}

function Warnings() {
  const strings = useStrings(chidoStrings);
  const language = useLanguage();
  return (
    <Panel heading={strings.allWarnings}>
      <p>{strings.allWarningsNote}</p>
      <Table
        caption={strings.allWarnings}
        rows={EPISODES}
        rowKey={({ number }: Episode) => String(number)}
        columns={[
          { key: 'episode', heading: strings.episode, cell: ({ number }) => formatNumber(number, language) },
          { key: 'when', heading: strings.when, cell: ({ at }) => formatDateTime(at, language) },
          {
            key: 'alert',
            heading: strings.alert,
            cell: ({ alert }) => (alert ? <AlertMark rating={alert} text={strings[alert]} /> : MISSING),
          },
          { key: 'kind', heading: strings.kind, cell: ({ kind }) => (kind ? strings[kind] : MISSING) },
          {
            key: 'wind',
            heading: strings.wind,
            align: 'end',
            cell: ({ windKmh }) => formatNumber(windKmh, language),
          },
          {
            key: 'people',
            heading: strings.people,
            align: 'end',
            cell: ({ people }) => formatNumber(people, language),
          },
        ]}
      />
    </Panel>
  );
}
