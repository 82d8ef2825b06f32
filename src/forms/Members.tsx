import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { memo, type ReactNode, use, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectErrors, selectIsLocked, selectRemoved } from '#machines/form.ts';
import { rowsAt } from '#machines/formValues.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FieldError, rowClass } from '#src/components/FormField/index.tsx';
import { IconButton } from '#src/components/IconButton/index.tsx';
import { DownIcon, UpIcon } from '#src/components/laterIcons.tsx';
import { toldApart } from '#src/domain/toldApart.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Field as FieldDefinition, Figure, Layout, List, Member } from './definition.ts';
import { Field } from './Field.tsx';
import { PrefixContext, scopeAt, useOpenForm, WithinContext } from './FormContext.ts';
import styles from './RecordForm.module.css';
import { recordFormStrings } from './strings.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import { useNameWithin } from './useNameWithin.ts';
import { useIsShown, useSaid } from './useSaid.ts';

interface MembersProps {
  members: readonly Member[];
  layout: Layout;
  /** What stands above them: a single field, or a list, that is called alike does not say it again. */
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
          <Rows key={run[0].name} list={run[0]} above={heading} />
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
      {(runs.length === 0 || runs.at(-1)?.[0]?.member === 'list') && children}
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
function LoneField({ field, heading }: { field: FieldDefinition; heading: string | undefined }) {
  const label = useSaid(field.label);
  return <Field field={field} isHeading={label === heading} />;
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
  const { Body } = figure;
  if (!isShown) return null;
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

/** Rows of the same fields: added, removed, put back, and moved where they have an order. */
function Rows({ list, above }: { list: List; above?: string | undefined }) {
  const strings = useStrings(recordFormStrings);
  const { actor, definition, words, options } = useOpenForm();
  const errorText = useErrorTexts(definition.errors);
  const nameWithin = useNameWithin();
  const prefix = use(PrefixContext);
  const path = prefix + list.name;
  const heading = useSaid(list.heading);
  const add = useSaid(list.add);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isShown = useSelector(actor, () => list.isShown(scopeAt(actor, prefix)));
  const keys = useSelector(
    actor,
    ({ context }) => rowsAt(context.values, path).map(({ key }) => key),
    isSameText,
  );
  const titles = useSelector(
    actor,
    ({ context }) =>
      toldApart(
        rowsAt(context.values, path).map((row, index) =>
          list.rowTitle(words, { row, number: index + 1, options }),
        ),
      ),
    isSameText,
  );
  const isLocked = useSelector(actor, selectIsLocked);
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[path]);
  const removed = useSelector(actor, selectRemoved);
  if (!isShown) return null;

  const named = (name: string) => nameWithin(name, list.isNamed && heading);

  /** After a change of rows the focus goes to where one goes on. */
  const focus = (selector: string) => group.current?.querySelector<HTMLElement>(selector)?.focus();

  function addRow(begun: object = {}) {
    const key = crypto.randomUUID();
    const row = { ...list.fresh(scopeAt(actor, prefix)), ...begun, key };
    flushSync(() => actor.send({ type: 'row.added', list: path, row }));
    focus(`[data-row="${key}"] :is(input, select, textarea, button, [contenteditable])`);
  }

  function removeRow(key: string) {
    const next = keys[keys.indexOf(key) + 1] ?? keys[keys.indexOf(key) - 1];
    flushSync(() => actor.send({ type: 'row.removed', list: path, key }));
    // Rows that begin with a choice are added by its button, which waits for the choice.
    focus(
      next === undefined
        ? ':is([data-add], [data-add] select):enabled'
        : `[data-row="${next}"] [data-remove]`,
    );
  }

  function moveRow(key: string, by: number) {
    flushSync(() => actor.send({ type: 'row.moved', list: path, key, by }));
    focus(`[data-row="${key}"] [data-move="${by}"]:enabled, [data-row="${key}"] [data-move]:enabled`);
  }

  function restoreRow() {
    const key = removed?.row.key;
    flushSync(() => actor.send({ type: 'row.restored' }));
    focus(`[data-row="${key}"] [data-remove]`);
  }

  return (
    <fieldset
      ref={group}
      className={styles.rows}
      data-field={path}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={heading === above ? 'visually-hidden' : styles.rowsName}>{heading}</legend>
      {keys.map((key, index) => (
        <Row
          key={key}
          list={list}
          path={`${path}.${key}`}
          rowKey={key}
          title={titles[index] ?? ''}
          name={named(titles[index] ?? '')}
          index={index}
          isLast={index === keys.length - 1}
          isLocked={isLocked}
          onRemove={removeRow}
          onMove={moveRow}
        />
      ))}
      {removed?.list === path && (
        <p className={styles.undo} role="status">
          {strings.rowRemoved}
          <Button size="sm" disabled={isLocked} onClick={restoreRow}>
            {strings.undo}
          </Button>
        </p>
      )}
      <FieldError id={id}>{error && errorText(error, 'choose')}</FieldError>
      {!list.isGiven &&
        (list.Add ? (
          <list.Add
            list={list}
            path={path}
            label={add ?? ''}
            named={named}
            isLocked={isLocked}
            onAdd={addRow}
          />
        ) : (
          <p className={styles.add}>
            <Button disabled={isLocked} aria-label={nameWithin(add ?? '')} onClick={() => addRow()} data-add>
              {add}
            </Button>
          </p>
        ))}
      {list.More && <list.More path={path} />}
    </fieldset>
  );
}

const isSameText = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

interface RowViewProps {
  list: List;
  path: string;
  rowKey: string;
  title: string;
  /** Its title with what it stands in: no other row of the form is called so. */
  name: string;
  index: number;
  isLast: boolean;
  isLocked: boolean;
  onRemove: (key: string) => void;
  onMove: (key: string, by: number) => void;
}

/** The functions are new at each drawing of the list, and do the same. */
const isSameRow = (one: RowViewProps, other: RowViewProps) =>
  one.list === other.list &&
  one.path === other.path &&
  one.title === other.title &&
  one.name === other.name &&
  one.index === other.index &&
  one.isLast === other.isLast &&
  one.isLocked === other.isLocked;

const Row = memo(function Row({
  list,
  path,
  rowKey,
  title,
  name,
  index,
  isLast,
  isLocked,
  onRemove,
  onMove,
}: RowViewProps) {
  const strings = useStrings(recordFormStrings);
  const called = (action: string) => fill(action, { title: name });
  return (
    <InRow path={path} name={name}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice for each field */}
      <div className={styles.rowOf} role="group" aria-label={title} data-row={rowKey}>
        {list.hasTitles && (
          <p className={styles.rowTitle} aria-hidden="true">
            {title}
          </p>
        )}
        {list.Row ? (
          <list.Row path={path} title={title} />
        ) : (
          <Members members={list.members} layout={list.layout} />
        )}
        {!list.isGiven && (
          <div className={styles.rowActions}>
            {list.isOrdered && (
              <>
                <IconButton
                  label={called(strings.moveUp)}
                  icon={<UpIcon />}
                  disabled={isLocked || index === 0}
                  onClick={() => onMove(rowKey, -1)}
                  data-move="-1"
                />
                <IconButton
                  label={called(strings.moveDown)}
                  icon={<DownIcon />}
                  disabled={isLocked || isLast}
                  onClick={() => onMove(rowKey, 1)}
                  data-move="1"
                />
              </>
            )}
            <Button
              variant="tertiary"
              disabled={isLocked}
              aria-label={called(strings.removeOf)}
              onClick={() => onRemove(rowKey)}
              data-remove
            >
              {strings.takeBack}
            </Button>
          </div>
        )}
      </div>
    </InRow>
  );
}, isSameRow);

/** Where the parts of a row stand. `name`: what tells it from every other row of the form. */
export function InRow({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  return (
    <PrefixContext value={`${path}.`}>
      <WithinContext value={name}>{children}</WithinContext>
    </PrefixContext>
  );
}
