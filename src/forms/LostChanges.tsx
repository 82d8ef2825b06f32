import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useDrafts } from './DraftList/useDrafts.ts';
import type { FormDefinition } from './defineForm.ts';
import { formName, valuesIn } from './kind.ts';
import { RecordForm } from './RecordForm.tsx';
import { recordFormStrings } from './strings.ts';

interface LostChangesProps {
  definition: FormDefinition;
  user: number;
  /** Of a record that is gone, or that the writer may not see any more. */
  id: number;
}

/** What was written of a record and cannot be submitted, to be read until it is discarded; nothing where nothing was. */
export function LostChanges({ definition, user, id }: LostChangesProps) {
  const strings = useStrings(recordFormStrings);
  const { drafts, discard } = useDrafts(user);
  const { kind } = definition;
  const draft = drafts.find(({ draft: { form } }) => form === formName(kind.name, { id }))?.draft;
  return (
    <>
      <ConfirmDialog {...discard.dialog} heading={strings.discardDraft} message={strings.discardMessage} />
      {draft && (
        <>
          <Banner
            variant="warning"
            actions={
              <Button ref={handFocusOnAtEnd} size="sm" onClick={() => discard.open(draft)}>
                {strings.discardDraft}
              </Button>
            }
          >
            {strings.lost}
          </Banner>
          {/* The draft of a form with thousands of values is no form without its record. */}
          {!kind.drafted && (
            <RecordForm
              isRead
              definition={definition}
              user={user}
              slot={{ id }}
              initial={valuesIn(draft, kind)}
              onSaved={() => {}}
            />
          )}
        </>
      )}
    </>
  );
}
