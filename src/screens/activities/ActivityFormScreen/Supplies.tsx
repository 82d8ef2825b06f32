import type { ReactNode } from 'react';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { type PartProps, Slot } from './part.tsx';
import { RowList } from './RowList.tsx';
import { activityFormStrings } from './strings.ts';

/** How many of which of the action's supplies. */
export function Supplies({
  offered,
  ...part
}: PartProps & { offered: readonly { id: number; title: string }[] }) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const frame = useStrings(recordFormStrings);
  return (
    <Rows
      {...part}
      list="supplies"
      heading={names.supplies}
      add={strings.addSupply}
      what={(row, change, name, error) => (
        <SelectInput
          name={name}
          label={strings.supply}
          isRequired
          placeholder={frame.choose}
          options={offered.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={row.supply === undefined ? '' : String(row.supply)}
          onChange={(id) => change({ supply: id === '' ? undefined : Number(id) })}
          error={error}
          disabled={part.isLocked}
        />
      )}
      field="supply"
    />
  );
}

/** How many of what is in no list. */
export function CustomSupplies(part: PartProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  return (
    <Rows
      {...part}
      list="custom_supplies"
      heading={names.customSupplies}
      add={strings.addCustomSupply}
      what={(row, change, name, error) => (
        <TextInput
          name={name}
          label={strings.supply}
          isRequired
          dir="auto"
          autoComplete="off"
          maxLength={255}
          value={row.name ?? ''}
          onChange={(text) => change({ name: text })}
          error={error}
          disabled={part.isLocked}
        />
      )}
      field="name"
    />
  );
}

interface Row {
  supply?: number | undefined;
  name?: string | undefined;
  count?: number | undefined;
}

interface RowsProps extends PartProps {
  list: 'supplies' | 'custom_supplies';
  /** The field that says what it is, and its input. */
  field: 'supply' | 'name';
  what: (row: Row, change: (patch: Row) => void, name: string, error: string | undefined) => ReactNode;
  heading: string;
  add: string;
}

function Rows({ activity, isLocked, onChange, nameOf, errorOf, list, field, what, heading, add }: RowsProps) {
  const strings = useStrings(activityFormStrings);
  return (
    <RowList<Row>
      heading={heading}
      rows={activity[list]}
      isLocked={isLocked}
      onChange={(rows) => onChange({ [list]: rows })}
      add={add}
      remove={strings.removeSupply}
      fields={(row, change, position) => {
        const at = (name: string) => `${list}.${position}.${name}`;
        return (
          <>
            <Slot name={nameOf(at(field))}>{what(row, change, nameOf(at(field)), errorOf(at(field)))}</Slot>
            <Slot name={nameOf(at('count'))}>
              <NumberInput
                name={nameOf(at('count'))}
                label={strings.supplyCount}
                isRequired
                value={row.count}
                onChange={(count) => change({ count })}
                error={errorOf(at('count'))}
                disabled={isLocked}
              />
            </Slot>
          </>
        );
      }}
    />
  );
}
