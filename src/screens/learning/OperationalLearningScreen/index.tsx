import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { LearningFigures } from '#src/records/learning/Figures.tsx';
import { useLearningFilters } from '#src/records/learning/filters.ts';
import { LearningSummary } from '#src/records/learning/Summary.tsx';
import { learningStrings } from '#src/records/learning/strings.ts';
import { LearningExport } from './Export.tsx';
import { operationalLearningStrings } from './strings.ts';

/** `/operational-learning`: what operations taught, in figures and as a model summarises it. Filters count once they are applied. */
export function OperationalLearningScreen() {
  const strings = useStrings(operationalLearningStrings);
  const words = useStrings(learningStrings);
  const titles = useStrings(routeStrings);
  const { query, view, isChanged, apply } = useLearningFilters();
  return (
    <Page
      heading={titles.operationalLearning}
      description={strings.about}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: titles.operationalLearning }]}
      actions={
        <>
          <LearningExport query={query} />
          <Button onClick={() => void printPage()}>{words.print}</Button>
        </>
      }
    >
      <Panel
        filters={
          <Filters view={view}>
            <Button variant="primary" disabled={!isChanged} onClick={apply}>
              {words.apply}
            </Button>
          </Filters>
        }
      >
        <p role="status">{isChanged && words.toApply}</p>
      </Panel>
      <LearningFigures query={query} />
      <LearningSummary query={query} isWhole />
    </Page>
  );
}
