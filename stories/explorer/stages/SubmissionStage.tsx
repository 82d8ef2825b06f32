import type { Actor } from 'xstate';
import type { submissionMachine } from '#machines/submission.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ResendScreen } from '#src/screens/account/ResendScreen/index.tsx';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

export function SubmissionStage({ actor }: { actor: Actor<typeof submissionMachine> }) {
  const strings = useStrings(stageStrings);
  return (
    <Window title={strings.formPage}>
      <Driven actor={actor as never}>
        <ResendScreen />
      </Driven>
    </Window>
  );
}
