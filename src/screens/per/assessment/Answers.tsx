import { CONSIDERATIONS } from '#rules/perSteps.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Catalogue } from '../useCatalogue.ts';
import styles from './assessment.module.css';
import type { Component } from './catalogue.ts';
import { perAssessmentStrings } from './strings.ts';
import { useRatingName } from './useRatingName.ts';
import { type AssessmentValues, assessedAt } from './values.ts';

/** What an assessment found, for whoever reads it: areas, their components, and of each its answers. */
export function Answers({ values, catalogue }: { values: AssessmentValues; catalogue: Catalogue }) {
  const strings = useStrings(perAssessmentStrings);
  const ratingName = useRatingName(catalogue);
  return catalogue.areas.map((area) => (
    <Panel
      key={area.id}
      heading={fill(strings.areaTitle, { number: String(area.number), title: area.title })}
    >
      <div className={styles.group}>
        {area.components.map((component) => {
          const heading = fill(strings.componentHeading, {
            number: component.number,
            title: component.title,
          });
          return component.isParent ? (
            <h3 key={component.id} className={styles.groupTitle}>
              {heading}
            </h3>
          ) : (
            <Disclosure
              key={component.id}
              isLazy
              summary={fill(strings.componentRated, {
                component: heading,
                rating: ratingName(assessedAt(values, component.path)?.rating),
              })}
            >
              <ComponentAnswers component={component} values={values} catalogue={catalogue} />
            </Disclosure>
          );
        })}
      </div>
    </Panel>
  ));
}

interface ComponentAnswersProps {
  component: Component;
  values: AssessmentValues;
  catalogue: Pick<Catalogue, 'answers'>;
}

/** The answers to the benchmarks of a component, with their notes, and what was noted of it. */
export function ComponentAnswers({ component, values, catalogue }: ComponentAnswersProps) {
  const strings = useStrings(perAssessmentStrings);
  const said = assessedAt(values, component.path);
  const answered = component.questions.filter(({ id }) => said?.[`q${id}`]);
  const texts = [
    { key: 'notes', label: strings.notes, text: said?.notes },
    ...CONSIDERATIONS.map(({ notes: name }) => ({
      key: name,
      label: strings[`on_${name}`],
      text: said?.[name],
    })),
  ].filter(({ text }) => text);
  if (answered.length === 0 && texts.length === 0) return <p className={styles.line}>{strings.noAnswers}</p>;
  return (
    <div className={styles.group}>
      {answered.length > 0 && (
        <Table
          caption={fill(strings.componentHeading, { number: component.number, title: component.title })}
          rows={answered}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'benchmark',
              heading: strings.benchmark,
              cell: ({ number, text }) => fill(strings.question, { number, question: text }),
            },
            {
              key: 'answer',
              heading: strings.answer,
              cell: ({ id }) =>
                catalogue.answers.find((one) => one.id === said?.[`q${id}`]?.answer)?.text ?? MISSING,
            },
            {
              key: 'notes',
              heading: strings.answerNotes,
              cell: ({ id }) => <bdi>{said?.[`q${id}`]?.notes ?? ''}</bdi>,
            },
          ]}
        />
      )}
      {texts.map(({ key, label, text }) => (
        <div key={key}>
          <p className={styles.line}>
            <strong>{label}</strong>
          </p>
          <p className={styles.description} dir="auto">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
