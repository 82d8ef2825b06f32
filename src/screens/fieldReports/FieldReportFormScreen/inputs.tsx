import type { ReactNode } from 'react';
import { emergencyNamesEndpoint } from '#contracts/emergencies/names.ts';
import { EPIDEMIC, type ReportType } from '#contracts/fieldReports/schemas.ts';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { useFormValue, useFromValues } from '#src/forms/FormContext.ts';
import {
  isUnavailable,
  ListFailure,
  namesIn,
  RecordsInput,
  records,
  ShortRecordInput,
  searched,
  shortRecord,
} from '#src/forms/kinds.tsx';
import styles from '#src/forms/RecordForm.module.css';
import { fill } from '#src/i18n/fill.ts';
import type { formStrings } from './strings.ts';
import type { FormOptions } from './useFormOptions.ts';
import { isOffered, typeOf } from './values.ts';

export const useReportType = (): ReportType => useFromValues(typeOf);

const FOUND_AT_ONCE = 20;

/** An emergency, by its name. */
export const event = searched(() => {
  const { client } = useApp();
  return {
    search: async (keyword, signal) => {
      const { results, count: total } = await client.call(emergencyNamesEndpoint, {
        query: { search: keyword, limit: FOUND_AT_ONCE },
        signal,
      });
      return { options: results.map(({ id, name }) => ({ id, name: name ?? '' })), total };
    },
  };
});

/** All districts of the country, which can all be chosen at once. */
export const districts: InputKind<readonly number[], FormOptions> = {
  ...records((options) => options.districts),
  draw: (props) => <DistrictsInput {...props} />,
};

function DistrictsInput({ options, isLocked, ...props }: InputProps<readonly number[], FormOptions>) {
  const country = useFormValue<number>('country');
  return (
    <RecordsInput
      // Another country is another list, with nothing chosen of the old one.
      key={country}
      {...props}
      isLocked={isLocked || country === undefined}
      list={options.districts}
    />
  );
}

/** An early warning is of no epidemic. */
export const disasterType: InputKind<number, FormOptions> = {
  ...shortRecord((options) => options.disasterTypes),
  draw: (props) => <DisasterTypeInput {...props} />,
};

function DisasterTypeInput({ options: { disasterTypes }, ...props }: InputProps<number, FormOptions>) {
  const type = useReportType();
  const options = disasterTypes.options?.filter(({ id }) => !(type === 'EW' && id === EPIDEMIC));
  return <ShortRecordInput {...props} list={{ ...disasterTypes, options }} />;
}

const CATEGORIES = [
  ['Health', 'category_Health'],
  ['NS Institutional Strengthening', 'category_NSInstitutionalStrengthening'],
  ['Socioeconomic Interventions', 'category_SocioeconomicInterventions'],
] as const;

type Text = keyof typeof formStrings.english;

/** What can be ticked for an organization and the type of report; of COVID-19 in groups. */
export const actionsOf = (organization: string): InputKind<readonly number[], FormOptions, Text> => ({
  draw: (props) => <ActionsInput {...props} organization={organization} />,
  act: 'choose',
  describe: (ids, { options, language }) => namesIn(options.actions, ids, language),
  isWide: true,
});

function ActionsInput({
  organization,
  common,
  value = NONE,
  change,
  isLocked,
  options: { actions },
  words,
}: InputProps<readonly number[], FormOptions, Text> & { organization: string }) {
  const type = useReportType();
  if (isUnavailable(actions)) return <ListFailure list={actions} />;
  const fitting = (actions.options ?? []).filter((action) => isOffered(action, organization, type));
  const boxes = (label: string, list: typeof fitting): ReactNode =>
    list.length > 0 && (
      <CheckboxGroup
        key={label}
        {...common}
        label={label}
        hasColumns
        options={list.map((action) => ({
          value: action.id,
          label: action.name ?? '',
          description: action.tooltip_text ?? undefined,
        }))}
        value={value}
        onChange={change}
        isDisabled={isLocked}
      />
    );
  if (type !== 'COVID') return boxes(common.label, fitting);
  return (
    <div className={styles.groups}>
      {CATEGORIES.map(([category, word]) =>
        boxes(
          fill(words.actionsOf, { label: common.label, category: words[word] }),
          fitting.filter((action) => action.category === category),
        ),
      )}
    </div>
  );
}
const NONE: number[] = [];
