import { useState } from 'react';
import { drefGlobalFilesEndpoint } from '#contracts/dref/files.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import type { FormValues } from '#machines/formValues.ts';
import { dayOf } from '#rules/dates.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import {
  useFormChange,
  useFormOptions,
  useFormValue,
  useFromValues,
  useIsFormLocked,
  useOpenForm,
} from '#src/forms/FormContext.ts';
import type { Named } from '#src/forms/kinds.tsx';
import { differencesIn } from '#src/forms/merge.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import { copiedFrom } from './copyReport.ts';
import styles from './forms.module.css';
import { drefFormStrings } from './strings.ts';
import type { DrefOptions } from './useDrefOptions.ts';
import { type DrefValues, isOf, sumOf } from './values.ts';

const FOUND_AT_ONCE = 20;
const isLoan = isOf('L');

/** Fills an application in from a field report of the National Society. What is entered already stays. */
export function CopyFromReport() {
  const strings = useStrings(drefFormStrings);
  const { client, actors } = useApp();
  const { actor } = useOpenForm();
  const change = useFormChange();
  const isLocked = useIsFormLocked();
  const society = useFormValue<number>('national_society');
  const isForLoan = useFromValues<DrefValues, boolean>(isLoan);
  const [chosen, setChosen] = useState<Named & { name: string }>();
  const errorText = useErrorText();
  const reading = useMutation(fieldReportEndpoint, (report) => {
    change(copiedFrom(report, actor.getSnapshot().context.values as DrefValues) as FormValues);
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'dref-copied', variant: 'success', title: strings.copied },
    });
  });
  if (isForLoan) return null;
  return (
    <div className={styles.copy}>
      <Select
        label={strings.copyHeading}
        hint={strings.copyIntro}
        name="copy_from"
        key={society}
        options={chosen ? [chosen] : NOTHING}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        search={async (keyword, signal) => {
          const { results, count } = await client.call(fieldReportsEndpoint, {
            query: {
              summary: keyword,
              ...(society !== undefined && { countries__in: [society] }),
              limit: FOUND_AT_ONCE,
            },
            signal,
          });
          return { options: results.map(({ id, summary }) => ({ id, name: summary ?? '' })), total: count };
        }}
        value={chosen?.id}
        onChange={(_, found) => setChosen(found)}
        isDisabled={isLocked}
      />
      <Button
        disabled={isLocked || !chosen}
        isPending={reading.isSending}
        onClick={() => chosen && reading.submit({ path: { id: chosen.id } })}
      >
        {strings.copy}
      </Button>
      {reading.error !== undefined && (
        <FormErrors messages={[strings.copyFailed, errorText(reading.error)]} />
      )}
    </div>
  );
}
const NOTHING: never[] = [];

/** Country, disaster and year, as the titles of operations are. */
export function GenerateTitle() {
  const strings = useStrings(drefFormStrings);
  const { countries, disasterTypes } = useFormOptions<DrefOptions>();
  const change = useFormChange();
  const isLocked = useIsFormLocked();
  const country = useFormValue<number>('country');
  const disaster = useFormValue<number>('disaster_type');
  const now = useNow();
  const names = [
    countries.options?.find(({ id }) => id === country)?.name,
    disasterTypes.options?.find(({ id }) => id === disaster)?.name,
  ];
  const isKnown = names.every(Boolean);
  return (
    <div className={styles.beside}>
      <Button
        disabled={isLocked || !isKnown}
        onClick={() => change({ title: [...names, dayOf(now).slice(0, 4)].join(' ') })}
      >
        {strings.generateTitle}
      </Button>
      {!isKnown && <span>{strings.generateHint}</span>}
    </div>
  );
}

/** Where earlier operations tell what they have learned. */
export function LearningLink() {
  const strings = useStrings(drefFormStrings);
  return (
    <p className={styles.learning}>
      <TextLink to={pathTo('operationalLearning')}>{strings.learning}</TextLink>
    </p>
  );
}

/** By what the category of a disaster is chosen. */
export const FrameworkLink = () => <OtherSites links={['framework']} />;
/** What a child safeguarding risk analysis is, and how it is done. */
export const SafeguardingLinks = () => <OtherSites links={['safeguarding', 'safeguardingActions']} />;

const OTHER_SITES = {
  framework: 'https://reliefweb.int/report/world/ifrc-emergency-response-framework-erf-30012025',
  safeguarding: 'https://pgi.ifrc.org/safeguarding',
  safeguardingActions: 'https://pgi.ifrc.org/key-actions-safeguarding',
} as const;

function OtherSites({ links }: { links: readonly (keyof typeof OTHER_SITES)[] }) {
  const strings = useStrings(drefFormStrings);
  return (
    <p className={styles.beside}>
      {links.map((link) => (
        <TextLink key={link} to={OTHER_SITES[link]} isExternal>
          {strings[link]}
        </TextLink>
      ))}
    </p>
  );
}

/** The workbook in which budgets are made, where there is one. */
export function BudgetTemplate() {
  const strings = useStrings(drefFormStrings);
  const address = useRequest(drefGlobalFilesEndpoint, NO_INPUT).answer?.budget_template_url;
  return address ? (
    <p className={styles.beside}>
      <a href={address} download>
        {strings.budgetTemplate}
      </a>
    </p>
  ) : null;
}
const NO_INPUT = {};

/** What the interventions cost together. */
export function Totals() {
  const strings = useStrings(drefFormStrings);
  const language = useLanguage();
  const total = useFromValues<DrefValues, number>(({ planned_interventions }) =>
    sumOf(planned_interventions, 'budget'),
  );
  return (
    <p className={styles.totals}>
      {fill(strings.interventionsTotal, { amount: formatNumber(total, language) })}
    </p>
  );
}

/** Begins the summary of changes with what an update has changed. */
export function SuggestSummary() {
  const strings = useStrings(drefFormStrings);
  const language = useLanguage();
  const { actor, definition, former, words, options } = useOpenForm();
  const names = useStrings(drefFieldStrings);
  const change = useFormChange();
  const isLocked = useIsFormLocked();
  if (!former) return null;

  function suggest() {
    const { values } = actor.getSnapshot().context;
    const members = definition.allSections
      .filter(({ name }) => name !== 'changes')
      .flatMap((section) => section.members)
      .filter((member) => member.isShown({ values, row: values, facts: undefined }));
    const lines = differencesIn(
      members,
      { before: former ?? {}, mine: values, theirs: former ?? {} },
      { options, words, language },
    ).map(({ label, mine, theirs }) =>
      fill(strings.changedLine, { label, before: theirs ?? strings.empty, now: mine ?? strings.empty }),
    );
    const said = values.summary_of_change as string | undefined;
    change({ summary_of_change: [...(said ? [said] : []), ...lines].join('\n') });
  }

  return (
    <div className={styles.beside}>
      <Button
        disabled={isLocked}
        aria-label={fill(strings.suggestOf, { field: names.summary_of_change })}
        onClick={suggest}
      >
        {strings.suggest}
      </Button>
    </div>
  );
}
