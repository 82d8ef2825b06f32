import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type FormValues, selectTheirs, selectValues } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { plainParagraphs } from '#src/domain/plainText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { labelOf } from './FieldRow.tsx';
import styles from './Form.module.css';
import { FIELDS, type Field } from './fields.ts';
import { formStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import type { useReportForm } from './useReportForm.ts';
import { typeOf } from './values.ts';

type Side = 'mine' | 'theirs';

/** Both versions of a report that changed meanwhile, field by field, and the choice between them. */
export function Conflict({
  actor,
  initial,
}: {
  actor: ReturnType<typeof useReportForm>;
  initial: FormValues;
}) {
  const strings = useStrings(formStrings);
  const describeValue = useDescription();
  const mine = useSelector(actor, selectValues);
  const theirs = useSelector(actor, selectTheirs);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  if (!theirs) return null;
  const type = typeOf(mine);
  const differing = FIELDS.filter(({ name }) => !isSame(mine[name], theirs.values[name]));
  // What only the other has changed is taken over unless it is chosen otherwise.
  const sideOf = ({ name }: Field): Side =>
    chosen[name] ?? (isSame(mine[name], initial[name]) ? 'theirs' : 'mine');

  function save() {
    const taken = differing.filter((field) => sideOf(field) === 'theirs').map(({ name }) => name);
    const merged: Record<string, unknown> = { ...mine };
    for (const name of taken) merged[name] = theirs?.values[name];
    // Ids of nested records and the name of the emergency go with them.
    for (const [name, value] of Object.entries(theirs?.values ?? {}))
      if (name.endsWith('.id') || name === 'kept') merged[name] = value;
    if (taken.includes('event')) merged['event.option'] = theirs?.values['event.option'];
    actor.send({ type: 'conflict.resolved', values: merged, version: theirs?.version });
  }

  return (
    <Panel heading={strings.conflictHeading}>
      <div className={styles.form}>
        <p role="alert">{strings.conflictMessage}</p>
        {differing.map((field) => (
          <RadioGroup<Side>
            key={field.name}
            name={field.name}
            label={labelOf(field, type, strings)}
            value={sideOf(field)}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side ?? 'mine' })}
            options={[
              {
                value: 'mine',
                label: fill(strings.conflictMine, { value: describeValue(field, mine) }),
              },
              {
                value: 'theirs',
                label: fill(strings.conflictTheirs, { value: describeValue(field, theirs.values) }),
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

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const inOrder = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A value as a reader knows it: names instead of ids. */
function useDescription() {
  const strings = useStrings(formStrings);
  const { countries, districts, disasterTypes, actions, externalPartners, supportedActivities } =
    useOffered();
  const names = (
    list: readonly { id: number; name?: string | null | undefined }[] | undefined,
    value: unknown,
  ) =>
    [value]
      .flat()
      .map((id) => list?.find((option) => option.id === id)?.name ?? String(id))
      .join(', ');
  return ({ kind, name }: Field, values: FormValues): string => {
    const value = values[name];
    if (isEmpty(value)) return strings.nothing;
    switch (kind) {
      case 'country':
        return names(countries.options, value);
      case 'districts':
        return names(districts.options, value);
      case 'disasterType':
        return names(disasterTypes.options, value);
      case 'actions':
        return names(actions.options, value);
      case 'choices':
        return names(
          name === 'external_partners' ? externalPartners.options : supportedActivities.options,
          value,
        );
      case 'event':
        return (values['event.option'] as { name: string } | undefined)?.name ?? String(value);
      case 'richText':
        return plainParagraphs(String(value)).join(' ');
      case 'status':
        return value === 8 ? strings.statusWarning : strings.statusEvent;
      case 'stage':
      case 'bulletin':
        return strings[`stage_${value as 0 | 1 | 2 | 3}`];
      case 'visibility':
        return strings[`visibility_${value as 1 | 2 | 3 | 4}`];
      default:
        return String(value);
    }
  };
}
