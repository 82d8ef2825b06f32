import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type FormValues, selectTheirs, selectValues } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';

type Side = 'mine' | 'theirs';

/** One thing that both versions may differ in. */
export interface ComparedField {
  name: string;
  label: string;
  /** Values without a field of their own that go with it, such as the name of what is chosen. */
  with?: readonly string[] | undefined;
}

export interface ConflictProps<Field extends ComparedField> {
  actor: RecordFormActor;
  /** The record as it was when it was opened. */
  initial: FormValues;
  fields: readonly Field[];
  /** A value as a reader knows it: names instead of ids. It is never asked for an empty one. */
  describeValue: (field: Field, values: FormValues) => string;
  /** What is compared of a field, where it is not the value itself. */
  comparedValue?: (values: FormValues, name: string) => unknown;
  /** Values that are the server's own and are taken over with any choice: ids of nested records. */
  isServers?: (name: string) => boolean;
}

/** Both versions of a record that changed meanwhile, field by field, and the choice between them. */
export function Conflict<Field extends ComparedField>({
  actor,
  initial,
  fields,
  describeValue,
  comparedValue = (values, name) => values[name],
  isServers = () => false,
}: ConflictProps<Field>) {
  const strings = useStrings(recordFormStrings);
  const mine = useSelector(actor, selectValues);
  const theirs = useSelector(actor, selectTheirs);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  if (!theirs) return null;
  const differing = fields.filter(
    ({ name }) => !isSame(comparedValue(mine, name), comparedValue(theirs.values, name)),
  );
  // What only the other has changed is taken over unless it is chosen otherwise.
  const sideOf = ({ name }: Field): Side =>
    chosen[name] ?? (isSame(comparedValue(mine, name), comparedValue(initial, name)) ? 'theirs' : 'mine');
  const say = (field: Field, values: FormValues) =>
    isEmpty(values[field.name]) ? strings.nothing : describeValue(field, values);

  function save() {
    const merged: Record<string, unknown> = { ...mine };
    const taken = differing.filter((field) => sideOf(field) === 'theirs');
    for (const { name, with: others = [] } of taken)
      for (const key of [name, ...others]) merged[key] = theirs?.values[key];
    for (const [name, value] of Object.entries(theirs?.values ?? {}))
      if (isServers(name)) merged[name] = value;
    actor.send({ type: 'conflict.resolved', values: merged, version: theirs?.version });
  }

  return (
    <Panel heading={strings.conflictHeading}>
      <div className={styles.form}>
        <p role="alert" tabIndex={-1} ref={focus} className={styles.message}>
          {strings.conflictMessage}
        </p>
        {differing.map((field) => (
          <RadioGroup<Side>
            key={field.name}
            name={field.name}
            label={field.label}
            value={sideOf(field)}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side ?? 'mine' })}
            options={[
              { value: 'mine', label: fill(strings.conflictMine, { value: say(field, mine) }) },
              { value: 'theirs', label: fill(strings.conflictTheirs, { value: say(field, theirs.values) }) },
            ]}
          />
        ))}
        <div className={styles.footer}>
          <Button onClick={() => actor.send({ type: 'conflict.left' })}>{strings.conflictBack}</Button>
          <Button variant="primary" onClick={save}>
            {strings.conflictSave}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The form that had the focus is gone, and its end was in sight. */
const focus = (node: HTMLElement | null) => node?.focus();
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const inOrder = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
