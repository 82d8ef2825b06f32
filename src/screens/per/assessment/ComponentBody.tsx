import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import type { Section } from '#src/forms/definition.ts';
import { Field } from '#src/forms/Field.tsx';
import { useFormChange, useFromValues, useIsFormLocked } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useAssessmentView } from './AssessmentContext.ts';
import styles from './assessment.module.css';
import type { ComponentFields } from './fields.ts';
import { progressOf, suggestedRating } from './progress.ts';
import { perAssessmentStrings } from './strings.ts';
import { type AssessmentValues, assessedAt } from './values.ts';

interface OfComponent {
  fields: ComponentFields;
}

/** A component: its rating, its benchmarks and what is noted besides. Its benchmarks are made when the reader nears them. */
export function ComponentBody({ section }: { section: Section }) {
  const fields = useAssessmentView().fields.get(section.name);
  return fields && <Parts fields={fields} />;
}

function Parts({ fields }: OfComponent) {
  const { component, rating, notes, considerations } = fields;
  const strings = useStrings(perAssessmentStrings);
  const { wanted } = useAssessmentView();
  const benchmarks = <Benchmarks fields={fields} />;
  return (
    <div className={styles.component}>
      {component.description && <p className={styles.description}>{component.description}</p>}
      <div className={styles.rating}>
        <Field field={rating} />
        <div className={styles.hints}>
          <Suggestion fields={fields} />
          <LastCycle id={component.id} />
        </div>
      </div>
      {component.questions.length > 0 && (
        <Disclosure summary={<BenchmarkCount fields={fields} />} isInitiallyOpen>
          {wanted.has(component.path) ? (
            benchmarks
          ) : (
            <WhenNear
              placeholder={<div style={{ blockSize: `${component.questions.length * BENCHMARK_REM}rem` }} />}
            >
              {benchmarks}
            </WhenNear>
          )}
        </Disclosure>
      )}
      <Field field={notes} />
      {considerations.map(({ name, field, guidance }) => (
        <div key={name} className={styles.consideration}>
          <Field field={field} />
          {guidance && (
            <Disclosure summary={strings.guidance} isLazy>
              <RichText html={guidance} headingLevel={4} />
            </Disclosure>
          )}
        </div>
      ))}
    </div>
  );
}
/** About as high as a benchmark is. */
const BENCHMARK_REM = 9;

function BenchmarkCount({ fields: { component } }: OfComponent) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const answered = useFromValues<AssessmentValues, number>(
    (values) => progressOf([component], values).answered,
  );
  return fill(strings.benchmarks, {
    answered: formatNumber(answered, language),
    asked: formatNumber(component.questions.length, language),
  });
}

function Benchmarks({ fields: { component, benchmarks } }: OfComponent) {
  return component.groups.map((group) => (
    <div key={group.id ?? 'none'} className={styles.group}>
      {group.title && <h3 className={styles.groupTitle}>{group.title}</h3>}
      {group.description && <p className={styles.description}>{group.description}</p>}
      {group.questions.map((question) => {
        const fields = benchmarks.get(question);
        return (
          fields && (
            <div key={question.id} className={styles.benchmark}>
              <Field field={fields.answer} />
              <Field field={fields.notes} />
            </div>
          )
        );
      })}
    </div>
  ));
}

/** What the answers speak for; it is never set by itself. */
function Suggestion({ fields: { component, rating } }: OfComponent) {
  const { ratings } = useAssessmentView();
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const change = useFormChange();
  const isLocked = useIsFormLocked();
  const value = useFromValues<AssessmentValues, number | undefined>((values) =>
    suggestedRating(component, assessedAt(values, component.path)),
  );
  const chosen = useFromValues<AssessmentValues, number | undefined>(
    (values) => assessedAt(values, component.path)?.rating,
  );
  const suggested = ratings.find((one) => one.value === value);
  if (!suggested || suggested.id === chosen) return null;
  const name = fill(strings.ratedAs, {
    value: formatNumber(suggested.value, language),
    title: suggested.title ?? '',
  });
  return (
    <p className={styles.hint}>
      {fill(strings.suggested, { rating: name })}
      <Button size="sm" disabled={isLocked} onClick={() => change({ [rating.name]: suggested.id })}>
        {strings.useSuggested}
      </Button>
    </p>
  );
}

/** How it was rated the last time, and what was noted. */
function LastCycle({ id }: { id: number }) {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  const last = useAssessmentView().lastCycle.get(id);
  if (!last || (!last.rating && !last.notes)) return null;
  return (
    <>
      {last.rating && (
        <p className={styles.hint}>
          {fill(strings.lastCycle, {
            rating: fill(strings.ratedAs, {
              value: formatNumber(last.rating.value, language),
              title: last.rating.title ?? strings.notReviewed,
            }),
          })}
        </p>
      )}
      {last.notes && (
        <Disclosure summary={strings.lastNotes}>
          <p className={styles.description}>{last.notes}</p>
        </Disclosure>
      )}
    </>
  );
}
