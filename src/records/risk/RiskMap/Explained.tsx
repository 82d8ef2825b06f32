import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { helpLink } from '#src/domain/externalLinks.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { LevelMark } from '../LevelMark.tsx';
import styles from '../risk.module.css';
import { bandsOf, COMPARED_POPULATION, LEVELS, type Level, MIDDLE_LCC } from '../scores.ts';
import type { Metric } from '../seasons.ts';
import { riskStrings } from '../strings.ts';
import type { Choice } from './useChoice.tsx';

/** How a figure becomes a level, and what weighs it: the formula that is in use stands open, all else for who asks. */
export function Explained({ choice: { metric, isByPopulation, isByCoping } }: { choice: Choice }) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const number = (value: number | undefined) =>
    value === Number.POSITIVE_INFINITY ? strings.noLimit : formatNumber(value, language);
  const formulas = {
    population: fill(metric === 'riskScore' ? strings.formulaOfScore : strings.formulaOfPeople, {
      population: formatNumber(COMPARED_POPULATION, language),
    }),
    coping: fill(strings.formulaOfCoping, { middle: formatNumber(MIDDLE_LCC, language) }),
  };
  return (
    <>
      {isByPopulation && <p className={styles.formula}>{formulas.population}</p>}
      {isByCoping && <p className={styles.formula}>{formulas.coping}</p>}
      <Disclosure summary={strings.howLevels}>
        <p>{strings.levelsAbout}</p>
        <Table
          caption={strings.howLevels}
          rows={LEVELS}
          rowKey={String}
          columns={[
            { key: 'level', heading: strings.riskLevel, cell: (level) => <LevelMark level={level} /> },
            ...columnsOf(metric).map(({ hazard, word }) => ({
              key: word,
              heading: fill(strings.upTo, { measure: strings[word] }),
              align: 'end' as const,
              cell: (level: Level) => number(bandsOf(metric, hazard)[level - 1]),
            })),
          ]}
        />
        <ul>
          {!isByPopulation && <li>{formulas.population}</li>}
          {metric === 'riskScore' ? (
            <li>{strings.copingInScore}</li>
          ) : (
            !isByCoping && <li>{formulas.coping}</li>
          )}
          <li>{strings.weighedAbout}</li>
          <li>
            <TextLink to={helpLink('risk_module#seasonal-risk', language)} isExternal>
              {strings.helpWithPage}
            </TextLink>
          </li>
        </ul>
      </Disclosure>
    </>
  );
}

/** Fire weather has a scale of its own. */
const columnsOf = (metric: Metric) =>
  metric === 'riskScore'
    ? ([
        { hazard: 'FL', word: 'riskScore' },
        { hazard: 'WF', word: 'WF' },
      ] as const)
    : ([{ hazard: 'FL', word: metric }] as const);
