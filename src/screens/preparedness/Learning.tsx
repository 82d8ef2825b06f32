import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { LearningFigures } from '#src/records/learning/Figures.tsx';
import { LearningSummary } from '#src/records/learning/Summary.tsx';
import { preparednessStrings } from './strings.ts';

const ALL = {};

/** `/preparedness/operational-learning`: what all operations taught, and the way to more. */
export function PreparednessLearningScreen() {
  const strings = useStrings(preparednessStrings);
  return (
    <>
      <LearningSummary query={ALL} isWhole={false} />
      <p>
        <TextLink to={pathTo('operationalLearning')}>{strings.seeAll}</TextLink>
      </p>
      <LearningFigures query={ALL} />
    </>
  );
}
