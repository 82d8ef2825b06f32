import { publicPerAssessmentEndpoint, publicPerPrioritizationEndpoint } from '#contracts/per/public.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { helpLink } from '#src/domain/externalLinks.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import styles from '../countries.module.css';
import { Documents } from './Documents.tsx';
import { useCycleFrame } from './frame.tsx';
import { type Process, useCyclePage } from './process.ts';
import { Results } from './Results.tsx';
import { publicNames } from './results.ts';
import { countryPerStrings } from './strings.ts';

/** `/countries/{countryId}/ns-overview/per/{perId}`: a PER cycle; whole for those who look after the country, else what is public of it. */
export function CountryPerScreen() {
  const strings = useStrings(countryPerStrings);
  const page = useCyclePage();
  const { countryId, isManaged, view } = page;
  return (
    <RecordFrame<Process>
      view={view}
      {...useCycleFrame(page)}
      actions={(process) => (
        <span className={styles.actions}>
          <Help />
          {isManaged && process && countryId !== undefined ? (
            <ButtonLink to={pathTo('countryPerExport', { countryId, perId: process.id })} variant="secondary">
              {strings.export}
            </ButtonLink>
          ) : (
            <Button variant="secondary" onClick={() => void printPage()}>
              {strings.print}
            </Button>
          )}
        </span>
      )}
      sections={(process) => (isManaged ? <Whole process={process} /> : <Open process={process} />)}
    />
  );
}

/** For those who look after the country. */
function Whole({ process }: { process: Process }) {
  return (
    <>
      <Results process={process} />
      <Documents process={process} />
    </>
  );
}

function Help() {
  const strings = useStrings(countryPerStrings);
  return (
    <TextLink to={helpLink('Preparedness#how-to-use-it', useLanguage())} isExternal>
      {strings.help}
    </TextLink>
  );
}

/** The room of a row of components, and of two: below each other on a phone. */
const ROWS = { one: ['28rem', '14rem', '6.6rem'], two: ['32rem', '20rem', '13rem'] } as const;

/** For everybody: the names of what is strongest and of what comes first, and whom to ask. */
function Open({ process }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const panelOf = usePanelOf();
  const { assessment: rated, prioritization: chosen } = process;
  const assessment = useRequest(publicPerAssessmentEndpoint, rated ? { path: { id: rated } } : undefined);
  const prioritization = useRequest(
    publicPerPrioritizationEndpoint,
    chosen ? { path: { id: chosen } } : undefined,
  );
  const { top, priorities } = publicNames(assessment.answer, prioritization.answer);
  return (
    <>
      {!rated && (
        <Panel heading={strings.results}>
          <MessageBlock state="empty" message={strings.noResults} />
        </Panel>
      )}
      {[
        { heading: strings.top, is: rated, request: assessment, components: top, height: ROWS.one },
        {
          heading: strings.priorities,
          is: chosen,
          request: prioritization,
          components: priorities,
          height: ROWS.two,
        },
      ].map(
        ({ heading, is, request, components, height }) =>
          is && (
            <Panel
              key={heading}
              heading={heading}
              {...panelOf(request, { skeleton: <Skeleton height={height} /> })}
            >
              <Grid preferredColumns={5} minWidth={12}>
                {components.map(({ id, name }) => (
                  <Card key={id}>{name}</Card>
                ))}
              </Grid>
            </Panel>
          ),
      )}
      <Panel heading={strings.limited}>
        <p>{strings.limitedText}</p>
        <p>
          <TextLink to={pathTo('resources')}>{strings.contacts}</TextLink>
        </p>
      </Panel>
    </>
  );
}
