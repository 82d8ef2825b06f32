import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { rowClass } from '#src/components/FormField/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../../forms/RecordForm.module.css';
import { FieldRow, labelOf } from './FieldRow.tsx';
import type { Figure } from './fields.ts';
import { formStrings } from './strings.ts';
import { typeOf } from './values.ts';

type RowProps = Pick<ComponentProps<typeof FieldRow>, 'values' | 'isLocked' | 'onChange'> & {
  errors: Readonly<Record<string, string | undefined>>;
};

interface FormSectionProps extends RowProps {
  heading: string;
  figures: readonly Figure[];
  /** What is said above its fields. */
  intro?: string | undefined;
  /** What is said below its fields. */
  children: ReactNode;
}

/** So many stand better in two rows of two than in a row of three and one that is left over. */
const EVEN_ROWS = 4;

/** A part of a step: figures of people under what they count, other fields side by side. */
export function FormSection({ heading, figures, intro, children, ...row }: FormSectionProps) {
  const strings = useStrings(formStrings);
  const type = typeOf(row.values);
  const [first, ...others] = figures.flatMap(({ fields }) => fields);
  const isCalledAlike =
    first !== undefined && others.length === 0 && labelOf(first, type, strings) === heading;
  const areCounts = figures.every(({ of, fields }) => !of && fields.every(({ kind }) => kind === 'count'));
  return (
    <Panel heading={heading}>
      <div
        className={clsx(areCounts && figures.length !== EVEN_ROWS ? styles.counts : styles.pairs, rowClass)}
      >
        {intro !== undefined && <p className={styles.note}>{intro}</p>}
        {figures.map((figure) =>
          figure.of ? (
            <FigureRow key={figure.of} figure={figure} {...row} />
          ) : (
            figure.fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                values={row.values}
                error={row.errors[field.name]}
                isLocked={row.isLocked}
                onChange={row.onChange}
                isLabelHidden={isCalledAlike}
              />
            ))
          ),
        )}
        {children}
      </div>
    </Panel>
  );
}

/** One figure by each of the three who count, called and explained once. */
function FigureRow({ figure: { fields }, errors, ...row }: { figure: Figure } & RowProps) {
  const strings = useStrings(formStrings);
  const id = useId();
  const [first] = fields;
  if (!first) return null;
  const type = typeOf(row.values);
  const hint = first.hints?.[type] ?? first.hint;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as the name does here
    <div role="group" className={styles.figure} aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <p id={id} className={styles.figureName}>
        {strings[first.labels?.[type] ?? first.label]}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.figureHint}>
          {strings[hint]}
        </p>
      )}
      <div className={clsx(styles.three, rowClass)}>
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} error={errors[field.name]} isPartOfFigure {...row} />
        ))}
      </div>
    </div>
  );
}
