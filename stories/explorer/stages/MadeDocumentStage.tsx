import type { Actor } from 'xstate';
import type { madeDocumentMachine } from '#machines/madeDocument.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ExportAction } from '#src/screens/flashUpdates/FlashUpdateScreen/ExportAction.tsx';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

/** The window of a flash update that asks for its document; whether there is one is said by the explorer. */
export function MadeDocumentStage({ actor }: { actor: Actor<typeof madeDocumentMachine> }) {
  const strings = useStrings(stageStrings);
  return (
    <Window title={strings.documentPage}>
      <Driven actor={actor as never}>
        <ExportAction id={1} />
      </Driven>
    </Window>
  );
}
