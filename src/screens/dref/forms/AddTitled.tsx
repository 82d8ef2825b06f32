import { useState } from 'react';
import type { FormValues } from '#machines/formValues.ts';
import { rowsAt } from '#machines/formValues.ts';
import { Button } from '#src/components/Button/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import type { AddProps } from '#src/forms/definition.ts';
import { useFormOptions, useFromValues } from '#src/forms/FormContext.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './forms.module.css';
import { drefFormStrings } from './strings.ts';
import type { DrefOptions, TitledList } from './useDrefOptions.ts';
import type { TitledRow } from './values.ts';

/** Adds a row by its title: those that are there already are not offered. */
export function AddTitled({ list, path, label, named, isLocked, onAdd }: AddProps) {
  const strings = useStrings(drefFormStrings);
  const form = useStrings(recordFormStrings);
  const { titles } = useFormOptions<DrefOptions>();
  // What is about to be added: it is in no record yet.
  const [chosen, setChosen] = useState('');
  const used = useFromValues<FormValues, string>((values) =>
    rowsAt(values, path)
      .map((row) => (row as TitledRow).title)
      .join(),
  ).split(',');
  // The lists that take this are those with titles.
  const offered = [...titles[list.name as TitledList]].filter(([title]) => !used.includes(title));
  return (
    <div className={styles.addTitled} data-add>
      <SelectInput
        label={label}
        name={`${list.name}.title`}
        placeholder={form.choose}
        options={offered.map(([value, name]) => ({ value, label: name }))}
        value={chosen}
        onChange={setChosen}
        disabled={isLocked}
      />
      <Button
        disabled={isLocked || chosen === ''}
        aria-label={named(strings.addTitled)}
        onClick={() => {
          onAdd({ title: chosen });
          setChosen('');
        }}
      >
        {strings.addTitled}
      </Button>
    </div>
  );
}
