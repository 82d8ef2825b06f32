import { DraftList } from '#src/forms/DraftList/index.tsx';
import { MyActivities } from './MyActivities.tsx';
import { MyProjects } from './MyProjects.tsx';

/** The lists of what one has entered, a component each; their drafts stand above all of them. */
const SECTIONS = [MyProjects, MyActivities] as const;
const DRAFTS = ['project', 'emergency-project'] as const;

/** `/account/my-forms/three-w`: the 3W forms one has begun or sent. */
export function MyThreeWFormsScreen() {
  return (
    <>
      <DraftList kinds={DRAFTS} />
      {SECTIONS.map((Section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
        <Section key={index} />
      ))}
    </>
  );
}
