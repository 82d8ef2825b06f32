import type { Actor } from 'xstate';
import type { submissionMachine } from '#machines/submission.ts';
import { ResendScreen } from '#src/screens/account/ResendScreen/index.tsx';
import { Driven } from './drivenActors.tsx';
import { Window } from './Window.tsx';

export function SubmissionStage({ actor }: { actor: Actor<typeof submissionMachine> }) {
  return (
    <Window title="The page with the form">
      <Driven actor={actor as never}>
        <ResendScreen />
      </Driven>
    </Window>
  );
}
