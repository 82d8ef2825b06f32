import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import type { SelectableCountry } from '#src/domain/countries.ts';
import { LeaveGuard } from '#src/forms/LeaveGuard.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './NotificationsScreen.module.css';
import { chosen, isSameSelection, type Selection, selectionOf, withKind, withRecord } from './selection.ts';
import { notificationStrings } from './strings.ts';
import { type Places, usePlaces } from './usePlaces.ts';
import { useSaving } from './useSaving.ts';

const idOf = ({ id }: SelectableCountry) => id;
const nameOf = ({ name }: SelectableCountry) => name;

/** Kinds that are switched on or off, by the group they stand in. */
const SWITCHES = {
  types: ['weeklyDigest', 'newEmergencies', 'newOperations', 'general'],
  surgeGroup: ['surge', 'surgeDM', 'surgeAEM'],
  otherGroup: ['perDueDate'],
} as const;

/** Which mails one gets and how often. */
export function Preferences({ user }: { user: UserProfile }) {
  const strings = useStrings(notificationStrings);
  const [selection, setSelection] = useState(() => selectionOf(user));
  const { leaveHeading, discardMessage } = useStrings(recordFormStrings);
  const saving = useSaving();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.save(selection);
  }

  return (
    <Panel heading={strings.preferences}>
      <LeaveGuard
        isAsked={() => !isSameSelection(selection, saving.saved ?? selectionOf(user))}
        heading={leaveHeading}
        message={discardMessage}
      />
      <form className={styles.form} onSubmit={submit}>
        <FormErrors messages={saving.failures} />
        <p className={styles.text}>{fill(strings.preferencesText, { email: user.email })}</p>
        <Switches group="types" selection={selection} onChange={setSelection} />
        <Regions selection={selection} onChange={setSelection} />
        <Countries selection={selection} onChange={setSelection} />
        <DisasterTypes selection={selection} onChange={setSelection} />
        <Switches group="surgeGroup" selection={selection} onChange={setSelection} />
        <Switches group="otherGroup" selection={selection} onChange={setSelection} />
        <div>
          <Button type="submit" variant="primary" isPending={saving.isSending}>
            {strings.update}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface PartProps {
  selection: Selection;
  onChange: (selection: Selection) => void;
}

function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

function Switches({ group, selection, onChange }: PartProps & { group: keyof typeof SWITCHES }) {
  const strings = useStrings(notificationStrings);
  return (
    <Group legend={strings[group]}>
      {SWITCHES[group].map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          label={strings[kind]}
          description={strings[`text_${kind}`]}
          isChecked={selection[kind] === true}
          onChange={(isOn) => onChange(withKind(selection, kind, isOn))}
        />
      ))}
    </Group>
  );
}

function Regions({ selection, onChange }: PartProps) {
  const strings = useStrings(notificationStrings);
  const { regions } = usePlaces();
  return (
    <Group legend={strings.regions} hint={strings.regionsText}>
      <Records kind="region" records={regions} selection={selection} onChange={onChange} />
    </Group>
  );
}

function DisasterTypes({ selection, onChange }: PartProps) {
  const strings = useStrings(notificationStrings);
  const { disasterTypes } = usePlaces();
  return (
    <Group legend={strings.disasterTypes} hint={strings.disasterTypesText}>
      <Records kind="disasterType" records={disasterTypes} selection={selection} onChange={onChange} />
    </Group>
  );
}

interface RecordsProps extends PartProps {
  kind: 'region' | 'disasterType';
  records: Places<{ id: number; name: string }>;
}

function Records({ kind, records, selection, onChange }: RecordsProps) {
  if (records.hasFailed) return <MessageBlock state="failed" onRetry={records.retry} />;
  return (
    <div className={styles.choices}>
      {records.options?.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={kind}
          label={name}
          isChecked={chosen(selection, kind).includes(id)}
          onChange={(isOn) => onChange(withRecord(selection, kind, id, isOn))}
        />
      ))}
    </div>
  );
}

function Countries({ selection, onChange }: PartProps) {
  const strings = useStrings(notificationStrings);
  const { options, hasFailed, retry } = usePlaces().countries;
  return (
    <Group legend={strings.countries}>
      <Select
        isMultiple
        label={strings.countries}
        isLabelHidden
        hint={strings.countriesText}
        name="country"
        placeholder={strings.noCountries}
        options={options}
        hasFailed={hasFailed}
        onRetry={retry}
        keyOf={idOf}
        labelOf={nameOf}
        value={chosen(selection, 'country')}
        onChange={(ids) => onChange({ ...selection, country: ids })}
      />
    </Group>
  );
}
