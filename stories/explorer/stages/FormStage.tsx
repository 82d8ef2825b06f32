import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { formMachine } from '#machines/form.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { exampleForm } from '#stories/support/exampleForm.tsx';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

const EXAMPLE = exampleForm('saved', true);

/** A form with every kind of field, in steps. It sends nothing: only the form itself is driven. */
export function FormStage({ actor }: { actor: Actor<typeof formMachine> }) {
  const strings = useStrings(stageStrings);
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches({ work: 'restoring' }));
  return (
    <Window title={strings.formPage}>
      {isRestoring && <p>{strings.draftSought}</p>}
      <Driven actor={actor as never} unheard={['connection.restored']}>
        <RecordForm
          definition={EXAMPLE}
          user={1}
          slot={{ draft: 'driven' }}
          initial={{ sources: [] }}
          onSaved={() => {}}
        />
      </Driven>
    </Window>
  );
}
