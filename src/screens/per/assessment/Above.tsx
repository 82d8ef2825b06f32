import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { useFromValues, useOpenForm } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './assessment.module.css';
import type { Area } from './catalogue.ts';
import type { RatingOption } from './fields.ts';
import {
  countAnswers,
  isMissingSame,
  type Missing,
  missingIn,
  nextMissing,
  orderOf,
  type Progress,
  progressOf,
  ratedOf,
} from './progress.ts';
import { averageRating } from './ratings.ts';
import { perAssessmentStrings } from './strings.ts';
import type { AssessmentValues } from './values.ts';

/** So many of what is missing are listed; the button leads to the others. */
const MOST_LISTED = 40;

interface AboveProps {
  areas: readonly Area[];
  ratings: readonly RatingOption[];
  answers: readonly { id: number; text?: string | null | undefined }[];
  onGo: (missing: Missing) => void;
}

/** Above the fields: how far the assessment is, area by area, and what is missing, each with the way to it. */
export function Above({ areas, ratings, answers, onGo }: AboveProps) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const components = areas.flatMap((area) => area.components);
  const done = useProgress(components);
  const missing = useMissing(areas);
  const given = useFromValues<AssessmentValues, string>((values) => {
    const counts = countAnswers(components, values);
    return answers
      .map(({ id, text }) =>
        fill(strings.counted, { name: text ?? '', count: formatNumber(counts.get(id) ?? 0, language) }),
      )
      .join(' · ');
  });
  return (
    <Panel heading={strings.summary}>
      <div className={styles.summary}>
        <p className={styles.facts}>
          <span>{fill(strings.benchmarksDone, written(done.benchmarks, language))}</span>
          <span>{fill(strings.componentsDone, written(done.components, language))}</span>
          <span>{given}</span>
        </p>
        <div className={styles.bars}>
          {areas.map((area) => (
            <AreaBar key={area.id} area={area} ratings={ratings} />
          ))}
        </div>
        {missing.length === 0 ? (
          <p className={styles.line}>{strings.nothingMissing}</p>
        ) : (
          <Disclosure
            summary={fill(strings.missing, { count: formatNumber(missing.length, language) })}
            isLazy
          >
            <MissingList missing={missing} onGo={onGo} />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}

type Language = ReturnType<typeof useLanguage>;
const written = ({ answered, asked }: Progress, language: Language) => ({
  answered: formatNumber(answered, language),
  asked: formatNumber(asked, language),
});

function AreaBar({ area, ratings }: { area: Area; ratings: readonly RatingOption[] }) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const { benchmarks, components } = useProgress(area.components);
  const average = useFromValues<AssessmentValues, number | undefined>((values) =>
    averageRating(area.components, values, ratings),
  );
  const asked = benchmarks.asked + components.asked;
  return (
    <div>
      <p className={styles.line}>
        {fill(strings.areaTitle, { number: formatNumber(area.number, language), title: area.title })}
      </p>
      <ProgressBar
        value={asked === 0 ? 100 : (100 * (benchmarks.answered + components.answered)) / asked}
        label={[
          fill(strings.benchmarksDone, written(benchmarks, language)),
          fill(strings.componentsDone, written(components, language)),
          ...(average === undefined
            ? []
            : [fill(strings.averageIs, { average: formatNumber(Math.round(average * 10) / 10, language) })]),
        ].join(' · ')}
      />
    </div>
  );
}

interface MissingListProps {
  missing: readonly Missing[];
  /** @default they are only named */
  onGo?: (missing: Missing) => void;
  most?: number;
}

/** What is missing, as a list of ways there. */
export function MissingList({ missing, onGo, most = MOST_LISTED }: MissingListProps) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const nameOf = ({ component, question }: Missing) =>
    question
      ? fill(strings.question, { number: question.number, question: question.text })
      : fill(strings.missingRating, {
          component: fill(strings.componentHeading, { number: component.number, title: component.title }),
        });
  return (
    <>
      <ul className={styles.missing}>
        {missing.slice(0, most).map((one) => (
          <li key={one.path}>
            {onGo ? (
              <Button variant="tertiary" size="sm" onClick={() => onGo(one)}>
                {nameOf(one)}
              </Button>
            ) : (
              nameOf(one)
            )}
          </li>
        ))}
      </ul>
      {missing.length > most && (
        <p className={styles.line}>
          {fill(strings.moreMissing, { count: formatNumber(missing.length - most, language) })}
        </p>
      )}
    </>
  );
}

/** Leads from one missing field to the next, beginning in the area that is open. */
export function NextMissing({ areas, onGo }: Pick<AboveProps, 'areas' | 'onGo'>) {
  const strings = useStrings(perAssessmentStrings);
  const missing = useMissing(areas);
  const { actor } = useOpenForm();
  const last = useRef<string>(undefined);
  if (missing.length === 0) return null;
  function go() {
    const { step = '' } = actor.getSnapshot().context;
    const isHere = last.current?.startsWith(`${step}.`);
    const next = isHere
      ? nextMissing(missing, orderOf(areas), last.current)
      : (missing.find(({ area }) => area.path === step) ?? missing[0]);
    last.current = next?.path;
    if (next) onGo(next);
  }
  return <Button onClick={go}>{strings.nextMissing}</Button>;
}

/** Draws again when something else is missing, not at every key. */
export function useMissing(areas: readonly Area[]): readonly Missing[] {
  const values = useFromValues<AssessmentValues, AssessmentValues>(
    (all) => all,
    (one, other) => isMissingSame(areas, one, other),
  );
  return useMemo(() => missingIn(areas, values), [areas, values]);
}

function useProgress(components: Area['components']) {
  const isSame = (one: Progress, other: Progress) =>
    one.answered === other.answered && one.asked === other.asked;
  return {
    benchmarks: useFromValues<AssessmentValues, Progress>((values) => progressOf(components, values), isSame),
    components: useFromValues<AssessmentValues, Progress>((values) => ratedOf(components, values), isSame),
  };
}

/** Brings the reader to a missing field: its area is opened, its component made, its input gets the focus. */
export function useWayTo(want: (component: string) => void) {
  const { actor } = useOpenForm();
  const step = useSelector(actor, ({ context }) => context.step);
  return ({ path, area, component }: Missing) => {
    flushSync(() => {
      want(component.path);
      if (area.path !== step) actor.send({ type: 'step.chosen', step: area.path });
    });
    focusSoon(path);
  };
}

/** The panels of a long area are made one after the other. */
function focusSoon(path: string, frames = 60): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  if (!field) {
    if (frames > 0) requestAnimationFrame(() => focusSoon(path, frames - 1));
    return;
  }
  field.closest('details')?.setAttribute('open', '');
  field.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
