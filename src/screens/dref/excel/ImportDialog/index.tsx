import { useId, useState } from 'react';
import type { FormValues } from '#machines/formValues.ts';
import { DREF_TYPE, type DrefStage } from '#rules/dref.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { type FileEntry, FileInput } from '#src/components/FileInput/index.tsx';
import { inputStrings } from '#src/components/FormField/strings.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useFormChange, useFormOptions, useFormValue, useFromValues } from '#src/forms/FormContext.ts';
import { ListFailure } from '#src/forms/kinds.tsx';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import type { DrefOptions } from '../../forms/useDrefOptions.ts';
import { changesIn, type Taking, takenOver } from '../mergeRead.ts';
import { otherNames } from '../otherNames.ts';
import { FileProblem, LARGEST_FILE, type Reading, readTemplate } from '../readTemplate.ts';
import { cellsOf } from '../template.ts';
import { OF_APPLICATIONS, useTemplate, useTemplateDownload } from '../useTemplate.ts';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';

interface ImportDialogProps {
  stage: DrefStage;
  onClose: () => void;
}

/** Reads a filled-in template, shows what it says, and takes that over into the form. It stands in the form. Source: DREF facts, section 6.1. */
export function ImportDialog({ stage, onClose }: ImportDialogProps) {
  const strings = useStrings(drefExcelStrings);
  const language = useLanguage();
  const tell = useTell();
  const options = useFormOptions<DrefOptions>();
  const form = useFromValues<FormValues, FormValues>((values) => values);
  const change = useFormChange();
  const ofForm = useFormValue<number>('type_of_dref') ?? DREF_TYPE.response;
  const of = stage === 'application' ? OF_APPLICATIONS : { stage, type: ofForm };
  const { template, isComing, failed } = useTemplate(of, options);
  const making = useTemplateDownload(of, options);
  // A file of an application says of which type it is; later stages have theirs.
  const reading = useReading(template, stage === 'application' ? { type_of_dref: of.type } : {});
  const [taking, setTaking] = useState<Taking>('fill');
  const { result } = reading;
  const taken = result ? takenOver(form, result.values, taking) : {};

  function takeOver() {
    for (const patch of changesIn(form, taken)) change(patch);
    const count = result?.understood.length ?? 0;
    tell({
      name: 'dref-imported',
      variant: 'success',
      title: fill(plural(strings, 'takenOver', count, language), { count: formatNumber(count, language) }),
    });
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      heading={strings.import}
      onClose={onClose}
      closesOnEscape={result === undefined}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button variant="primary" disabled={Object.keys(taken).length === 0} onClick={takeOver}>
            {strings.takeOver}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{strings.importIntro}</p>
        <Button
          size="sm"
          disabled={isComing}
          isPending={making.isRunning}
          onClick={() => making.begin(undefined)}
        >
          {strings.template}
        </Button>
        {failed[0] ? (
          <ListFailure list={failed[0]} />
        ) : (
          <FileInput
            name="import"
            label={strings.file}
            limits={LIMITS}
            files={reading.entries}
            onAdd={([file]) => file && reading.begin(file)}
            onRetry={reading.again}
            isDisabled={isComing || reading.isRunning}
          />
        )}
        {result && (
          <ImportPreview
            reading={result}
            template={template}
            form={form}
            taking={taking}
            onTaking={setTaking}
          />
        )}
      </div>
    </Dialog>
  );
}
const LIMITS = { accept: '.xlsx', maxSize: LARGEST_FILE };

/** The file that was chosen last, and what it says. */
function useReading(template: ReturnType<typeof useTemplate>['template'], known: FormValues) {
  const strings = useStrings(drefExcelStrings);
  const inputs = useStrings(inputStrings);
  const language = useLanguage();
  const { client } = useApp();
  const id = useId();
  const [file, setFile] = useState<File>();
  const { begin, isRunning, error, result } = useDeed<File, Reading>((chosen, signal) =>
    readTemplate(chosen, {
      cells: cellsOf(template),
      known,
      answers: {
        yes: [inputs.yes, inputStrings.english.yes],
        no: [inputs.no, inputStrings.english.no],
      },
      otherNames: () => otherNames(client, language, signal),
    }),
  );
  const status = isRunning || result ? 'waiting' : 'failed';
  const entry: FileEntry | undefined = file && {
    id,
    name: file.name,
    size: file.size,
    status,
    note: isRunning ? strings.reading : strings.read,
    ...(error !== undefined && {
      error: strings[error instanceof FileProblem ? error.key : 'notWorkbook'],
    }),
  };
  return {
    entries: entry ? [entry] : [],
    isRunning,
    result,
    begin: (chosen: File) => {
      setFile(chosen);
      begin(chosen);
    },
    again: () => file && begin(file),
  };
}
