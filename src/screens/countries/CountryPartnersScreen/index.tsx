import { countryPlanEndpoint, supportingPartnersEndpoint } from '#contracts/countries/society.ts';
import { everything } from '#contracts/query.ts';
import { Card } from '#src/components/Card/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import styles from '../countries.module.css';
import { FEDERATION } from '../databank/sources.ts';
import { coordinationOf } from './coordination.ts';
import { countryPartnersStrings } from './strings.ts';

/** `/countries/{countryId}/ns-overview/partners`: who works with the National Society of a country. */
export function CountryPartnersScreen() {
  return (
    <>
      <Grid>
        <IfrcPresence />
        <IcrcPresence />
      </Grid>
      <Membership />
      <Supporters />
    </>
  );
}
CountryPartnersScreen.prefetch = together(prefetchCountry, prefetchPartners);

/** Its offices, and who leads them; numbers and addresses of people are not for everybody. */
function IfrcPresence() {
  const strings = useStrings(countryPartnersStrings);
  const { country_delegation, disaster_law_url } = useCountry();
  return (
    <Panel
      heading={strings.ifrc}
      footer={
        <>
          <p>
            <TextLink to={FEDERATION.staffNetwork} isExternal>
              {strings.legalStatus}
            </TextLink>{' '}
            <span className={styles.note}>{strings.legalStatusNote}</span>
          </p>
          {disaster_law_url && (
            <TextLink to={disaster_law_url} isExternal>
              {strings.law}
            </TextLink>
          )}
        </>
      }
    >
      {country_delegation.length === 0 ? (
        <MessageBlock state="empty" message={strings.noOffice} />
      ) : (
        country_delegation.map(({ dotype_name, hod_first_name, hod_last_name, address, city }) => (
          <Card key={`${dotype_name} ${city}`}>
            <DescriptionList
              items={[
                { term: strings.office, value: dotype_name },
                { term: strings.head, value: [hod_first_name, hod_last_name].filter(Boolean).join(' ') },
                { term: strings.place, value: <bdi>{[address, city].filter(Boolean).join(', ')}</bdi> },
              ]}
            />
          </Card>
        ))
      )}
    </Panel>
  );
}

function IcrcPresence() {
  const strings = useStrings(countryPartnersStrings);
  const { icrc_presence: icrc } = useCountry();
  const year = useNow().getUTCFullYear();
  return (
    <Panel heading={strings.icrc}>
      {icrc?.icrc_presence ? (
        <>
          <p>{fill(strings.icrcThere, { year })}</p>
          {icrc.key_operation && <p>{strings.keyOperation}</p>}
          {icrc.description && <p dir="auto">{icrc.description}</p>}
          {icrc.url && (
            <TextLink to={icrc.url} isExternal>
              {strings.icrcPage}
            </TextLink>
          )}
        </>
      ) : (
        <MessageBlock state="empty" message={strings.noIcrc} />
      )}
    </Panel>
  );
}

/** Which National Society takes part in the plan of the country, in which sectors. */
function Membership() {
  const strings = useStrings(countryPartnersStrings);
  const panelOf = usePanelOf();
  const { id, has_country_plan } = useCountry();
  const plan = useRequest(countryPlanEndpoint, has_country_plan ? { path: { country: id } } : undefined);
  const { sectors, partners } = coordinationOf(plan.answer?.membership_coordinations ?? []);
  if (!has_country_plan || (plan.answer && partners.length === 0))
    return (
      <Panel heading={strings.membership}>
        <MessageBlock state="empty" message={strings.noMembership} />
      </Panel>
    );
  return (
    <Panel
      heading={strings.membership}
      {...panelOf(plan, { skeleton: <Skeleton height="20rem" /> })}
      footer={<p>{strings.planSource}</p>}
    >
      <div className={styles.named}>
        <Table
          caption={strings.membership}
          rows={partners}
          rowKey={(partner) => String(partner.id)}
          columns={[
            { key: 'partner', heading: strings.partner, cell: ({ name }) => name },
            ...sectors.map(({ key, name }) => ({
              key,
              heading: name,
              cell: (partner: (typeof partners)[number]) =>
                partner.sectors.has(key) ? (
                  <strong>{strings.takesPart}</strong>
                ) : (
                  <span className={styles.note}>{strings.takesNoPart}</span>
                ),
            })),
          ]}
        />
      </div>
    </Panel>
  );
}

const supportersInput = (country: number) => everything({ country: [country] });

export function prefetchPartners(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId !== undefined) requests.prefetch(supportingPartnersEndpoint, supportersInput(countryId));
}

function Supporters() {
  const strings = useStrings(countryPartnersStrings);
  const panelOf = usePanelOf();
  const { id } = useCountry();
  const request = useRequest(supportingPartnersEndpoint, supportersInput(id));
  const partners = request.answer?.results ?? [];
  const kinds = [...new Set(partners.map(({ supporting_type_display }) => supporting_type_display ?? ''))];
  return (
    <Panel heading={strings.supporters} {...panelOf(request, { skeleton: <Skeleton height="12rem" /> })}>
      {partners.length === 0 && <MessageBlock state="empty" message={strings.noSupporters} />}
      <div className={styles.stack}>
        {kinds.map((kind) => (
          <section key={kind} aria-label={kind || strings.supporters}>
            <h3>{kind}</h3>
            <Table
              caption={kind || strings.supporters}
              rows={partners.filter(
                ({ supporting_type_display }) => (supporting_type_display ?? '') === kind,
              )}
              rowKey={(partner) => String(partner.id)}
              columns={[
                {
                  key: 'name',
                  heading: strings.name,
                  cell: ({ first_name, last_name, position }) => (
                    <>
                      {[first_name, last_name].filter(Boolean).join(' ') || '--'}
                      {position && <p className={styles.note}>{position}</p>}
                    </>
                  ),
                },
                {
                  key: 'email',
                  heading: strings.email,
                  cell: ({ email }) => (email ? <MailLink address={email} /> : '--'),
                },
              ]}
            />
          </section>
        ))}
      </div>
    </Panel>
  );
}
