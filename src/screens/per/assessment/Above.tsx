import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { useFromValues, useOpenForm } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Catalogue } from '../useCatalogue.ts';
import styles from './assessment.module.css';
import type { Area } from './catalogue.ts';
import { type Figures, figuresOf, isSameFigures } from './figures.ts';
import { isMissingSame, type Missing, missingIn, nextMissing, orderOf } from './progress.ts';
import { Summary } from './Summary.tsx';
import { perAssessmentStrings } from './strings.ts';
import type { AssessmentValues } from './values.ts';

/** So many of what is missing are listed; the button leads to the others. */
const MOST_LISTED = 40;

interface AboveProps {
  catalogue: Catalogue;
  /** `@default` what is missing is only named: the fields are not there */
  onGo?: (missing: Missing) => void;
}

/** Above the fields: how far the assessment is, area by area, and what is missing, each with the way to it. */
export function Above({ catalogue, onGo }: AboveProps) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const figures = useFromValues<AssessmentValues, Figures>(
    (values) => figuresOf(catalogue, values),
    isSameFigures,
  );
  const missing = useMissing(catalogue.areas);
  return (
    <Summary heading={strings.summary} catalogue={catalogue} figures={figures}>
      {missing.length === 0 ? (
        <p className={styles.line}>{strings.nothingMissing}</p>
      ) : (
        <Disclosure summary={fill(strings.missing, { count: formatNumber(missing.length, language) })} isLazy>
          <MissingList missing={missing} {...(onGo && { onGo })} />
        </Disclosure>
      )}
    </Summary>
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
export function NextMissing({ areas, onGo }: { areas: readonly Area[]; onGo: (missing: Missing) => void }) {
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
