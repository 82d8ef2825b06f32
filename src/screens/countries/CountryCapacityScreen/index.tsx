import { publicPerProcessesEndpoint } from '#contracts/per/public.ts';
import { everything } from '#contracts/query.ts';
import { perRules } from '#rules/per.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { phaseName } from '#src/records/per/phaseName.ts';
import { perStrings } from '#src/records/per/strings.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { countryStrings } from '../strings.ts';
import { countryCapacityStrings } from './strings.ts';

const BOCA = 1;

const processesInput = (country: number) => everything({ country: [country] });

export function prefetchCapacity(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId !== undefined) requests.prefetch(publicPerProcessesEndpoint, processesInput(countryId));
}

/** `/countries/{countryId}/ns-overview/capacity`: what a National Society knows of its own capacity, as far as it is public. */
export function CountryCapacityScreen() {
  return (
    <>
      <Assessments />
      <Preparedness />
    </>
  );
}
CountryCapacityScreen.prefetch = together(prefetchCountry, prefetchCapacity);

/** Of the whole one by one; of branches, how many were assessed. */
function Assessments() {
  const strings = useStrings(countryCapacityStrings);
  const language = useLanguage();
  const { capacity } = useCountry();
  const whole = capacity.filter(({ assessment_type }) => assessment_type !== BOCA);
  const branches = capacity.filter(({ assessment_type }) => assessment_type === BOCA);
  const [branch] = branches;
  return (
    <Panel
      heading={strings.assessments}
      footer={
        <div className={styles.actions}>
          <TextLink to="https://data.ifrc.org/en/ocac" isExternal>
            {strings.ocac}
          </TextLink>
          <TextLink to="https://www.ifrc.org/evaluations/" isExternal>
            {strings.evaluations}
          </TextLink>
        </div>
      }
    >
      {capacity.length === 0 ? (
        <MessageBlock state="empty" message={strings.noAssessments} />
      ) : (
        <Grid preferredColumns={3}>
          {whole.map(({ id, assessment_type_display, submission_date }) => (
            <Card key={id} className={styles.card}>
              <h3>{fill(strings.assessment, { type: assessment_type_display })}</h3>
              <DescriptionList
                items={[{ term: strings.assessed, value: formatDate(submission_date, language) }]}
              />
            </Card>
          ))}
          {branch && (
            <Card className={styles.card}>
              <h3>{fill(strings.assessment, { type: branch.assessment_type_display })}</h3>
              <DescriptionList
                items={[
                  {
                    term: strings.capacityBranches,
                    value: formatNumber(
                      new Set(branches.map(({ branch_name }) => branch_name)).size,
                      language,
                    ),
                  },
                ]}
              />
            </Card>
          )}
        </Grid>
      )}
    </Panel>
  );
}

/** The cycles of PER, the newest first. */
function Preparedness() {
  const strings = useStrings(countryCapacityStrings);
  const { focal } = useStrings(countryStrings);
  const words = useStrings(perStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { id: countryId, region } = useCountry();
  const { profile } = useAuth();
  const request = useRequest(publicPerProcessesEndpoint, processesInput(countryId));
  const processes = request.answer?.results ?? [];
  return (
    <Panel
      heading={strings.per}
      actions={
        perRules.manage(profile, { country: countryId, region }) && (
          <ButtonLink to={pathTo('newPerProcess')} variant="secondary">
            {strings.startPer}
          </ButtonLink>
        )
      }
      footer={<TextLink to={pathTo('preparedness')}>{strings.perSummary}</TextLink>}
      {...panelOf(request, { skeleton: <Skeleton height="18rem" /> })}
    >
      {processes.length === 0 ? (
        <MessageBlock state="empty" message={strings.capacityNoPer} />
      ) : (
        <Grid preferredColumns={3}>
          {processes.map((process) => (
            <Card key={process.id} className={styles.card}>
              <h3>{fill(strings.cycle, { number: formatNumber(process.assessment_number, language) })}</h3>
              <DescriptionList
                items={[
                  { term: strings.phase, value: phaseName(process, words) },
                  { term: strings.assessed, value: formatDate(process.date_of_assessment, language) },
                  { term: strings.capacityKind, value: process.type_of_assessment_details?.name },
                  {
                    term: focal,
                    value: process.ns_focal_point_email ? (
                      <TextLink to={`mailto:${process.ns_focal_point_email}`} isExternal>
                        {process.ns_focal_point_name || process.ns_focal_point_email}
                      </TextLink>
                    ) : (
                      process.ns_focal_point_name
                    ),
                  },
                  { term: strings.updated, value: formatDate(process.updated_at, language) },
                ]}
              />
              <TextLink to={pathTo('countryPer', { countryId, perId: process.id })}>{strings.view}</TextLink>
            </Card>
          ))}
        </Grid>
      )}
    </Panel>
  );
}
