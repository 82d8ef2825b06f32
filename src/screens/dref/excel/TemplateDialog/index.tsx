import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import type { UseValue } from '#src/forms/defineForm.ts';
import { ListFailure } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import { drefStrings } from '#src/records/dref/strings.ts';
import { useDrefOptions } from '../../forms/useDrefOptions.ts';
import type { DrefValues } from '../../forms/values.ts';
import { OF_APPLICATIONS, useTemplateDownload } from '../useTemplate.ts';

interface TemplateDialogProps {
  onClose: () => void;
}

/** What the template of an application is for, and where it is downloaded. Source: DREF facts, section 6.2. */
export function TemplateDialog({ onClose }: TemplateDialogProps) {
  const strings = useStrings(drefExcelStrings);
  const { response } = useStrings(drefStrings);
  const options = useDrefOptions(nothingChosen);
  const { begin, isRunning, error, isComing, failed } = useTemplateDownload(OF_APPLICATIONS, options);
  return (
    <Dialog
      isOpen
      heading={strings.template}
      onClose={onClose}
      closesOnEscape
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button
            variant="primary"
            disabled={isComing || failed.length > 0}
            isPending={isRunning}
            onClick={() => begin(undefined)}
          >
            {strings.templateMake}
          </Button>
        </>
      }
    >
      <p>{strings.templateIntro}</p>
      <p>
        <strong>{fill(strings.templateType, { type: response })}</strong>
        <br />
        {strings.templateTypeHint}
      </p>
      {failed[0] && <ListFailure list={failed[0]} />}
      {error !== undefined && <FormErrors messages={[strings.templateFailed]} />}
    </Dialog>
  );
}

/** The lists of the template do not depend on what is chosen. */
const nothingChosen: UseValue<DrefValues> = () => undefined as never;
