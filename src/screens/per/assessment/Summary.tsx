import type { ReactNode } from 'react';
import { StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { RATING_COLORS } from '#src/records/per/colors.ts';
import type { Catalogue } from '../useCatalogue.ts';
import styles from './assessment.module.css';
import type { Area } from './catalogue.ts';
import { type AreaFigures, type Figures, figuresOf } from './figures.ts';
import type { Progress } from './progress.ts';
import { perAssessmentStrings } from './strings.ts';
import { useRatingName } from './useRatingName.ts';
import type { AssessmentValues } from './values.ts';

interface SummaryProps {
  heading: string;
  catalogue: Catalogue;
  figures: Figures;
  /** The chart of ratings is there from the start. `@default` false */
  isOpen?: boolean;
  /** What follows from it. */
  children?: ReactNode;
}

/** An assessment in figures: what was answered, and of each area how far it is and how its components were rated. */
export function Summary({ heading, catalogue, figures, isOpen, children }: SummaryProps) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const written = useWritten();
  const given = catalogue.answers.map(({ text }, index) =>
    fill(strings.counted, { name: text ?? '', count: formatNumber(figures.answers[index] ?? 0, language) }),
  );
  const areas = catalogue.areas.flatMap((area, index) => {
    const its = figures.areas[index];
    return its ? [{ area, its }] : [];
  });
  return (
    <Panel heading={heading}>
      <div className={styles.summary}>
        <p className={styles.facts}>
          <span>{fill(strings.benchmarksDone, written(figures.benchmarks))}</span>
          <span>{fill(strings.componentsDone, written(figures.components))}</span>
          <span>{given.join(' · ')}</span>
        </p>
        <div className={styles.bars}>
          {areas.map(({ area, its }) => (
            <AreaBar key={area.id} area={area} its={its} />
          ))}
        </div>
        <Disclosure summary={strings.byRating} isInitiallyOpen={isOpen} isLazy>
          <RatingChart ratings={catalogue.ratings} areas={areas} />
        </Disclosure>
        {children}
      </div>
    </Panel>
  );
}

/** The same of an assessment that is not written any more. */
export function FoundSummary({ catalogue, values }: { catalogue: Catalogue; values: AssessmentValues }) {
  const strings = useStrings(perAssessmentStrings);
  return (
    <Summary heading={strings.found} catalogue={catalogue} figures={figuresOf(catalogue, values)} isOpen />
  );
}

interface OfArea {
  area: Area;
  its: AreaFigures;
}

function AreaBar({ area, its: { benchmarks, components, average } }: OfArea) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const areaTitle = useAreaTitle();
  const written = useWritten();
  const asked = benchmarks.asked + components.asked;
  return (
    <div>
      <p className={styles.line}>{areaTitle(area)}</p>
      <ProgressBar
        value={asked === 0 ? 100 : (100 * (benchmarks.answered + components.answered)) / asked}
        label={[
          fill(strings.benchmarksDone, written(benchmarks)),
          fill(strings.componentsDone, written(components)),
          ...(average === undefined
            ? []
            : [fill(strings.averageIs, { average: formatNumber(Math.round(average * 10) / 10, language) })]),
        ].join(' · ')}
      />
    </div>
  );
}

/** A bar an area, parted by ratings from the highest to what was not reviewed. */
function RatingChart({ ratings, areas }: Pick<Catalogue, 'ratings'> & { areas: readonly OfArea[] }) {
  const strings = useStrings(perAssessmentStrings);
  const areaTitle = useAreaTitle();
  const ratingName = useRatingName({ ratings });
  const values = [...RATING_COLORS.keys()].reverse();
  return (
    <StackedBarChart
      title={strings.byRating}
      isTitleHidden
      data={{
        categoryLabel: strings.area,
        series: values.map((value) => ({
          key: String(value),
          label: ratingName(ratings.find((rating) => rating.value === value)?.id),
          color: RATING_COLORS[value],
        })),
        rows: areas.map(({ area, its }) => ({
          key: String(area.id),
          label: areaTitle(area),
          values: values.map((value) => its.byRating[value] ?? 0),
        })),
      }}
    />
  );
}

function useAreaTitle() {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  return ({ number, title }: Area) =>
    fill(strings.areaTitle, { number: formatNumber(number, language), title });
}

/** How far something is, as sentences take it. */
function useWritten() {
  const language = useLanguage();
  return ({ answered, asked }: Progress) => ({
    answered: formatNumber(answered, language),
    asked: formatNumber(asked, language),
  });
}
