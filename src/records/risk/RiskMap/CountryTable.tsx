import { type ReactNode, useMemo } from 'react';
import type { Hazard } from '#contracts/risk/shared.ts';
import { Legend } from '#src/components/Legend/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { CsvExport } from '#src/lists/csvExport.ts';
import { ListPager, ListTable } from '#src/lists/ListTable.tsx';
import { useLocalList } from '#src/lists/useList.ts';
import { useListState } from '#src/lists/useListState.ts';
import { HAZARD_COLORS } from '../hazards.ts';
import { LevelMark } from '../LevelMark.tsx';
import styles from '../risk.module.css';
import type { CountryRisk, HazardRisk } from '../scores.ts';
import { LEVELS } from '../scores.ts';
import type { Metric } from '../seasons.ts';
import { type RiskWord, riskStrings } from '../strings.ts';
import type { Choice } from './useChoice.tsx';

/** A country among the others, from 1. */
export interface RankedCountry extends CountryRisk {
  rank: number;
  /** In the language of the reader, and the page of its risks where it has one. */
  label: string;
  to: string | undefined;
}

const WORDS = [riskStrings];
const PAGE = 10;
const ADDRESS = { in: 'address', name: 'ranked' } as const;
const column = columnsOf<RankedCountry, string, RiskWord>();

/** People are counted; a score has one decimal. */
export const valueText = (value: number, metric: Metric, language: Parameters<typeof formatNumber>[1]) =>
  formatNumber(metric === 'riskScore' ? Math.round(value * 10) / 10 : Math.ceil(value), language);

const isWeighed = ({ isByPopulation, isByCoping }: Pick<Choice, 'isByPopulation' | 'isByCoping'>) =>
  isByPopulation || isByCoping;

interface CountryTableProps {
  rows: readonly RankedCountry[];
  hazards: readonly Hazard[];
  choice: Choice;
}

/** The countries by risk, the most threatened first; each leads to its own risks. */
export function CountryTable({ rows, hazards, choice }: CountryTableProps) {
  const strings = useStrings(riskStrings);
  const { metric } = choice;
  const showsWeighed = isWeighed(choice);
  const key = hazards.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: their codes say which hazards
  const columns = useMemo(
    () => [
      column.number('rank', ({ rank }) => rank),
      column.link('country', ({ label, to }) => ({ text: label, to })),
      column.drawn('riskLevel', ({ level }) => <LevelMark level={level} />),
      column.drawn('levelsAdded', ({ hazards: own, total }) => (
        <LevelBar own={own} total={total} most={hazards.length * LEVELS.length} />
      )),
      ...hazards.map((hazard) =>
        column.drawn(hazard, ({ hazards: own }) => (
          <HazardCell
            risk={own.find((one) => one.hazard === hazard)}
            metric={metric}
            isWeighed={showsWeighed}
          />
        )),
      ),
    ],
    [key, metric, showsWeighed],
  );
  const state = useListState(ADDRESS);
  const view = useLocalList(rows, { pageSize: PAGE, words: WORDS, columns, rowKey: iso3Of }, state);
  return (
    <div className={styles.ranking}>
      <Legend
        label={strings.hazard}
        items={hazards.map((hazard) => ({ label: strings[hazard], color: HAZARD_COLORS[hazard] }))}
      />
      <ListTable view={view} caption={strings.mapTitle} />
      <ListPager view={view} of={strings.mapTitle} />
    </div>
  );
}

const iso3Of = ({ iso3 }: RankedCountry) => iso3;

/** The levels of all hazards as one bar; `most`: as high as they could be together. */
function LevelBar({ own, total, most }: { own: readonly HazardRisk[]; total: number; most: number }) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  return (
    <span className={styles.total}>
      <span className={styles.bar} aria-hidden="true">
        {own.map(({ hazard, level }) => (
          <span
            key={hazard}
            style={{ inlineSize: `${(100 * level) / most}%`, background: HAZARD_COLORS[hazard] }}
          />
        ))}
      </span>
      {fill(strings.ofMost, { total: formatNumber(total, language), most: formatNumber(most, language) })}
    </span>
  );
}

interface HazardCellProps {
  risk: HazardRisk | undefined;
  metric: Metric;
  isWeighed: boolean;
}

function HazardCell({ risk, metric, isWeighed }: HazardCellProps): ReactNode {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  if (!risk) return MISSING;
  return (
    <span className={styles.figure}>
      <LevelMark level={risk.level} />
      <span>{valueText(risk.value, metric, language)}</span>
      {isWeighed && (
        <span className={styles.weighed}>
          {fill(strings.weighedTo, { value: valueText(risk.weighed, metric, language) })}
        </span>
      )}
    </span>
  );
}

/** The same as a file: each hazard with its level, its value and, where it is weighed, what it counts as. */
export function useRankedFile(
  rows: readonly RankedCountry[],
  hazards: readonly Hazard[],
  choice: Choice,
): CsvExport<RankedCountry> {
  const strings = useStrings(riskStrings);
  const { metric, spanLabel } = choice;
  const riskOf = (row: RankedCountry, hazard: Hazard) => row.hazards.find((one) => one.hazard === hazard);
  const rounded = (value: number | undefined) =>
    value === undefined
      ? undefined
      : metric === 'riskScore'
        ? Math.round(value * 100) / 100
        : Math.ceil(value);
  return {
    fileName: `${[strings.seasonal, strings[metric], spanLabel].join(' - ')}.csv`,
    columns: [
      { heading: strings.rank, value: ({ rank }) => rank },
      { heading: strings.country, value: ({ label }) => label },
      { heading: 'ISO 3', value: iso3Of },
      { heading: strings.months, value: () => spanLabel },
      { heading: strings.riskLevel, value: ({ level }) => strings[`rated_${level}`] },
      { heading: strings.levelsAdded, value: ({ total }) => total },
      ...hazards.flatMap((hazard) => {
        const heading = (word: RiskWord) => `${strings[hazard]}: ${strings[word]}`;
        return [
          {
            heading: heading('riskLevel'),
            value: (row: RankedCountry) => {
              const level = riskOf(row, hazard)?.level;
              return level && strings[`rated_${level}`];
            },
          },
          {
            heading: heading(metric),
            value: (row: RankedCountry) => rounded(riskOf(row, hazard)?.value),
          },
          ...(isWeighed(choice)
            ? [
                {
                  heading: heading('weighed'),
                  value: (row: RankedCountry) => rounded(riskOf(row, hazard)?.weighed),
                },
              ]
            : []),
        ];
      }),
    ],
    loadPage: async ({ limit, offset }) => ({
      count: rows.length,
      results: rows.slice(offset, offset + limit),
    }),
  };
}
