import { countryDocumentsEndpoint, countryPlanEndpoint } from '#contracts/countries/society.ts';
import { publicPerAssessmentEndpoint, publicPerProcessesEndpoint } from '#contracts/per/public.ts';
import { perRules } from '#rules/per.ts';
import { Card } from '#src/components/Card/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { bestAndWeakest } from './ratings.ts';
import { countryPrioritiesStrings } from './strings.ts';

export function prefetchPriorities(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId === undefined) return;
  requests.prefetch(publicPerProcessesEndpoint, processesInput(countryId));
  requests.prefetch(countryDocumentsEndpoint, strategyInput(countryId));
}

/** `/countries/{countryId}/ns-overview/strategic-priorities`: what a National Society sets out to do, by its plans and its PER. */
export function CountryPrioritiesScreen() {
  const strings = useStrings(countryPrioritiesStrings);
  return (
    <>
      <p>{strings.prioritiesAbout}</p>
      <Plan />
      <Preparedness />
    </>
  );
}
CountryPrioritiesScreen.prefetch = together(prefetchCountry, prefetchPriorities);

function Plan() {
  const strings = useStrings(countryPrioritiesStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { id, has_country_plan } = useCountry();
  const plan = useRequest(countryPlanEndpoint, has_country_plan ? { path: { country: id } } : undefined);
  const strategy = useRequest(countryDocumentsEndpoint, strategyInput(id));
  useFailureAlert(strategy);
  const [document] = strategy.answer?.results ?? [];
  const files = [
    {
      label: fill(strings.strategicPlan, { year: document?.year_text ?? document?.year.slice(0, 4) }),
      to: document?.url,
    },
    { label: strings.networkPlan, to: plan.answer?.public_plan_file },
    { label: strings.unifiedPlan, to: plan.answer?.internal_plan_file },
  ].filter(({ to }) => to);
  const links = files.length > 0 && (
    <ul>
      {files.map(({ label, to }) => (
        <li key={label}>
          <TextLink to={to ?? ''} isExternal>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
  if (!has_country_plan)
    return (
      <Panel heading={strings.plan}>
        <MessageBlock state="empty" message={strings.noPlan} />
        {links}
      </Panel>
    );
  return (
    <Panel
      heading={strings.plan}
      {...panelOf(plan, { skeleton: <Skeleton height={['40rem', '30rem', '28rem']} /> })}
    >
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            {
              label: strings.prioritiesRequested,
              value: formatCompact(plan.answer?.requested_amount, language),
            },
            {
              label: strings.prioritiesTargeted,
              value: formatCompact(plan.answer?.people_targeted, language),
            },
          ]}
        />
        <Table
          caption={strings.plan}
          rows={plan.answer?.strategic_priorities ?? []}
          rowKey={({ id: key }) => String(key)}
          columns={[
            { key: 'priority', heading: strings.priority, cell: ({ type_display }) => type_display },
            {
              key: 'funding',
              heading: strings.funding,
              align: 'end',
              cell: ({ funding_requirement }) => formatNumber(funding_requirement, language),
            },
            {
              key: 'people',
              heading: strings.prioritiesTargeted,
              align: 'end',
              cell: ({ people_targeted }) => formatNumber(people_targeted, language),
            },
          ]}
        />
        {links}
      </div>
    </Panel>
  );
}

const processesInput = (country: number) => ({ query: { country: [country] } });
const strategyInput = (country: number) => ({
  query: { country, document_type: 'Our Strategic Plan', ordering: ['-end_year' as const], limit: 1 },
});

/** The newest assessment that the public may see: what was rated best, and what lowest; how high, for those who look after it. */
function Preparedness() {
  const strings = useStrings(countryPrioritiesStrings);
  const panelOf = usePanelOf();
  const { id, region } = useCountry();
  const { profile } = useAuth();
  const seesRatings = perRules.manage(profile, { country: id, region });
  const processes = useRequest(publicPerProcessesEndpoint, processesInput(id));
  const newest = processes.answer?.results.find(({ assessment }) => assessment !== null)?.assessment;
  const assessment = useRequest(publicPerAssessmentEndpoint, newest ? { path: { id: newest } } : undefined);
  if (processes.answer && !newest)
    return (
      <Panel heading={strings.strengths}>
        <MessageBlock state="empty" message={strings.noPer} />
      </Panel>
    );
  const request = newest ? assessment : processes;
  const { best, weakest } = bestAndWeakest(assessment.answer);
  return (
    <>
      {[
        { heading: strings.strengths, components: best },
        { heading: strings.development, components: weakest },
      ].map(({ heading, components }) => (
        <Panel
          key={heading}
          heading={heading}
          {...panelOf(request, { skeleton: <Skeleton height="8rem" /> })}
        >
          <Grid preferredColumns={5} minWidth={12}>
            {components.map(({ id: key, title, rating }) => (
              <Card key={key}>
                {title}
                {seesRatings && rating && <p className={styles.note}>{rating}</p>}
              </Card>
            ))}
          </Grid>
        </Panel>
      ))}
    </>
  );
}
