import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { selectIsUnsaved } from '#machines/form.ts';
import { type FormValues, valueAt } from '#machines/formValues.ts';
import { DREF_STATUS, DREF_TYPE, type DrefStage } from '#rules/dref.ts';
import { isFilled } from '#rules/isFilled.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { say } from '#src/forms/definition.ts';
import { useFormChange, useFormValue, useOpenForm } from '#src/forms/FormContext.ts';
import { dropFromAddress, readFromAddress } from '#src/forms/formAddress.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Checklist, type ChecklistItem } from '#src/records/dref/Checklist/index.tsx';
import { keyOfStage } from '#src/records/dref/process.ts';
import { ProcessTrack } from '#src/records/dref/StageTrack/index.tsx';
import { drefStrings } from '#src/records/dref/strings.ts';
import { ImportExcel } from '../excel/ImportExcel.tsx';
import { KEY_FIELDS } from './keyFields.ts';
import { drefFormStrings } from './strings.ts';
import type { DrefValues } from './values.ts';
import { warningsOf } from './warnings.ts';

interface StageAboveProps {
  stage: DrefStage;
  /** Of a record that is there. */
  written?: { id: number; drefId: number; status: number } | undefined;
}

/** Above the fields: where the process is, what is missing and what does not fit together. A key draws none of it but the last. */
export function StageAbove({ stage, written }: StageAboveProps) {
  const status = written?.status ?? DREF_STATUS.draft;
  const checklist = CHECKLISTS[status];
  return (
    <>
      {written && (
        <ProcessTrack
          drefId={written.drefId}
          current={keyOfStage(stage, written.id)}
          beforeFinalize={<BeforeFinalize stage={stage} />}
        />
      )}
      {status === DREF_STATUS.draft && <ImportExcel stage={stage} />}
      {stage === 'update' && <ToResponse />}
      {checklist && <Checks stage={stage} heading={checklist} />}
    </>
  );
}

/** What it is looked at before, by the status. Where nothing can be changed, there is nothing to see to. */
const CHECKLISTS: Readonly<Record<number, ChecklistWord>> = {
  [DREF_STATUS.draft]: 'checklist',
  [DREF_STATUS.failed]: 'checklist',
  [DREF_STATUS.finalized]: 'checklistFinalized',
};
type ChecklistWord = 'checklist' | 'checklistFinalized';

/** In the question whether to finalize. */
function BeforeFinalize({ stage }: { stage: DrefStage }) {
  const words = useStrings(drefFormStrings);
  const isUnsaved = useSelector(useOpenForm().actor, selectIsUnsaved);
  return (
    <>
      {isUnsaved && <p>{words.unsaved}</p>}
      <Checklist {...withoutWays(useItems(stage))} />
    </>
  );
}

function Checks({ stage, heading }: { stage: DrefStage; heading: ChecklistWord }) {
  const strings = useStrings(drefStrings);
  const items = useItems(stage);
  const count = items.missing.length + items.warnings.length;
  // There is nothing to open where there is nothing to look at.
  if (count === 0) return <p>{strings.nothingMissing}</p>;
  return (
    <Disclosure summary={fill(strings[heading], { count })}>
      <Checklist {...items} />
    </Disclosure>
  );
}

interface Items {
  missing: readonly ChecklistItem[];
  warnings: readonly ChecklistItem[];
}
/** In a question over the page there is no way to a field: it is answered first. */
const withoutWays = ({ missing, warnings }: Items): Items => ({
  missing: missing.map(({ label }) => ({ label })),
  warnings: warnings.map(({ label }) => ({ label })),
});

/** Key fields that are shown and empty, and what contradicts itself, each with the way to its field. */
function useItems(stage: DrefStage): Items {
  const strings = useStrings(drefFormStrings);
  const language = useLanguage();
  const { actor, definition, words, former } = useOpenForm();
  const found = useSelector(
    actor,
    ({ context: { values, facts } }) => {
      const empty = KEY_FIELDS[stage].filter((name) => !isFilled(valueAt(values, name)));
      // Which fields there are takes longest: it is asked at each key.
      const shown = empty.length > 0 ? definition.pathsIn(values, facts) : [];
      return {
        missing: empty.filter((name) => shown.includes(name)),
        warnings: warningsOf(stage, values as DrefValues, former as DrefValues | undefined),
      };
    },
    isAlike,
  );
  const { values, facts } = actor.getSnapshot().context;

  /** A name alone does not say whose: contacts are called by their section, too. */
  function labelOf(name: string): string {
    const label = definition.labelled(name, values, facts, words)?.label ?? name;
    const contact = definition.allSections.find((section) => name.startsWith(`${section.name}_`));
    return contact ? [say(contact.heading, words, { values, row: values, facts }), label].join(' – ') : label;
  }

  /** Opens the step of a field and puts the focus into it. */
  function go(name: string) {
    const step = definition.stepOf(name);
    if (step !== undefined) flushSync(() => actor.send({ type: 'step.chosen', step }));
    const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }

  return {
    missing: found.missing.map((name) => ({ label: labelOf(name), onGo: () => go(name) })),
    warnings: found.warnings.map(({ key, field, figures }) => ({
      label: fill(
        strings[key],
        Object.fromEntries(
          Object.entries(figures ?? {}).map(([name, figure]) => [name, formatNumber(figure, language)]),
        ),
      ),
      onGo: () => go(field),
    })),
  };
}
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An imminent or assessment DREF can become a response, which its update says: whoever has just begun it is asked once. */
function ToResponse() {
  const strings = useStrings(drefFormStrings);
  const change = useFormChange();
  const type = useFormValue<number>('type_of_dref');
  const [isAsked, setAsked] = useState(() => readFromAddress('new') === 'true');
  if (!isAsked || (type !== DREF_TYPE.imminent && type !== DREF_TYPE.assessment)) return null;
  const answered = () => {
    setAsked(false);
    dropFromAddress('new');
  };
  return (
    <Banner
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              change({ type_of_dref: DREF_TYPE.response } satisfies FormValues);
              answered();
            }}
          >
            {strings.toResponse}
          </Button>
          <Button size="sm" onClick={answered}>
            {strings.keepType}
          </Button>
        </>
      }
    >
      <strong>{strings.toResponseHeading}</strong> {strings.toResponseMessage}
    </Banner>
  );
}
