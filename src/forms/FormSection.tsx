import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Fragment, type ReactNode, use, useId } from 'react';
import { rowClass } from '#src/components/FormField/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import type { Figure, Layout, Member, Said, Scope, Section } from './definition.ts';
import { say } from './definition.ts';
import { Field } from './Field.tsx';
import { PrefixContext, rowAt, useOpenForm } from './FormContext.ts';
import styles from './RecordForm.module.css';
import { Rows } from './Rows.tsx';

/** What a text says where this part of the form stands. */
export function useSaid(said: Said<string, Scope> | undefined): string | undefined {
  const { actor, words } = useOpenForm();
  const prefix = use(PrefixContext);
  return useSelector(
    actor,
    ({ context: { values, facts } }) =>
      (said && say(said, words, { values, row: rowAt(values, prefix), facts })) || undefined,
  );
}

/** Whether a part of the form is shown there. */
function useIsShown({ isShown }: { isShown: (scope: Scope) => boolean }): boolean {
  const { actor } = useOpenForm();
  const prefix = use(PrefixContext);
  return useSelector(actor, ({ context: { values, facts } }) =>
    isShown({ values, row: rowAt(values, prefix), facts }),
  );
}

/** A panel of the form, while there is anything to fill in. */
export function FormSection({ section }: { section: Section }) {
  const heading = useSaid(section.heading);
  const intro = useSaid(section.intro);
  const { After, Body } = section;
  const isShown = useIsShown(section);
  if (!isShown) return null;
  return (
    <Panel heading={heading}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {Body ? (
        <Body />
      ) : (
        <Members members={section.members} layout={section.layout} heading={heading}>
          {After && <After />}
        </Members>
      )}
    </Panel>
  );
}

interface MembersProps {
  members: readonly Member[];
  layout: Layout;
  /** What stands above them: a single field that is called alike does not say it again. */
  heading?: string | undefined;
  /** Below the fields, among which it stands. */
  children?: ReactNode;
}

/** Fields, figures and lists in their order: lists below the fields before them, over the whole width. */
export function Members({ members, layout, heading, children }: MembersProps) {
  const runs = runsOf(members);
  const [only, ...others] = members;
  const isAlone = only?.member === 'field' && others.length === 0;
  return (
    <div className={styles.members}>
      {runs.map((run, index) =>
        run[0]?.member === 'list' ? (
          <Rows key={run[0].name} list={run[0]} />
        ) : (
          <div key={run[0]?.name} className={clsx(LAYOUTS[layout], rowClass)}>
            {run.map((member) => {
              if (member.member === 'figure') return <FigureRow key={member.name} figure={member} />;
              if (member.member === 'list') return null;
              return isAlone ? (
                <LoneField key={member.name} field={member} heading={heading} />
              ) : (
                <Field key={member.name} field={member} />
              );
            })}
            {index === runs.length - 1 && children}
          </div>
        ),
      )}
      {(runs.length === 0 || runs.at(-1)?.[0]?.member === 'list') && <Fragment>{children}</Fragment>}
    </div>
  );
}

const LAYOUTS = {
  grid: styles.grid,
  pairs: styles.pairs,
  counts: styles.counts,
  four: styles.four,
  row: styles.row,
} as const satisfies Record<Layout, string | undefined>;

/** A field that its section is called after. */
function LoneField({ field, heading }: { field: Parameters<typeof Field>[0]['field']; heading: string | undefined }) {
  const label = useSaid(field.label);
  return <Field field={field} isLabelHidden={label === heading} />;
}

/** Lists stand by themselves. */
function runsOf(members: readonly Member[]): Member[][] {
  const runs: Member[][] = [];
  for (const member of members) {
    const last = runs.at(-1);
    if (last && last[0]?.member !== 'list' && member.member !== 'list') last.push(member);
    else runs.push([member]);
  }
  return runs;
}

/** One figure by each who count, called and explained once. */
function FigureRow({ figure }: { figure: Figure }) {
  const id = useId();
  const label = useSaid(figure.label);
  const hint = useSaid(figure.hint);
  const isShown = useIsShown(figure);
  if (!isShown) return null;
  const { Body } = figure;
  if (Body) return <Body figure={figure} label={label ?? ''} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as the name does here
    <div role="group" className={styles.figure} aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <p id={id} className={styles.figureName}>
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.figureHint}>
          {hint}
        </p>
      )}
      <div className={clsx(styles.three, rowClass)}>
        {figure.fields.map((field) => (
          <Field key={field.name} field={field} isPartOfFigure />
        ))}
      </div>
    </div>
  );
}
