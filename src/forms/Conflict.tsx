import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectBefore, selectTheirs, selectValues } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useOpenForm } from './FormContext.ts';
import { type Difference, differencesIn, merged, type Side } from './merge.ts';
import styles from './RecordForm.module.css';

/** Both versions of a record that changed meanwhile, field by field and row by row, and the choice between them. */
export function Conflict() {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const { actor, definition, words, options } = useOpenForm();
  const mine = useSelector(actor, selectValues);
  const theirs = useSelector(actor, selectTheirs);
  const before = useSelector(actor, selectBefore);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  if (!theirs) return null;
  const members = definition.allSections.flatMap((section) => section.members);
  const versions = { before, mine, theirs: theirs.values };
  const differences = differencesIn(members, versions, { options, words, language });
  const sideOf = ({ path, isOnlyTheirs }: Difference): Side =>
    chosen[path] ?? (isOnlyTheirs ? 'theirs' : 'mine');

  function save() {
    const sides = Object.fromEntries(differences.map((one) => [one.path, sideOf(one)]));
    const values = merged(members, versions, sides, definition.mergedWith);
    actor.send({ type: 'conflict.resolved', values, version: theirs?.version });
  }

  return (
    <Panel heading={strings.conflictHeading}>
      <div className={styles.form}>
        <p role="alert" tabIndex={-1} ref={focus} className={styles.message}>
          {strings.conflictMessage}
        </p>
        {differences.map((one) => (
          <RadioGroup<Side>
            key={one.path}
            name={one.path}
            label={one.label}
            value={sideOf(one)}
            onChange={(side) => setChosen({ ...chosen, [one.path]: side ?? 'mine' })}
            options={[
              { value: 'mine', label: fill(strings.conflictMine, { value: one.mine ?? strings.nothing }) },
              {
                value: 'theirs',
                label: fill(strings.conflictTheirs, { value: one.theirs ?? strings.nothing }),
              },
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
