import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { useSeesPeople } from '#src/core/useSeesPeople.ts';
import { actorOf } from '#src/domain/activities.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { secondLevel } from '#src/records/secondLevel.tsx';
import type { Project } from './types.ts';

/** Where, when and who, and who may see it. */
export function Overview({ project }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const language = useLanguage();
  const { event, event_details, country, country_details, activity_lead } = project;
  return (
    <Panel heading={strings.overview}>
      <DescriptionList
        items={[
          {
            term: strings.operation,
            value: (
              <TextLink to={pathTo('emergency', { emergencyId: event })}>
                {event_details.name ?? '--'}
              </TextLink>
            ),
          },
          {
            term: strings.country,
            value: <TextLink to={countryLink(country)}>{country_details.name ?? '--'}</TextLink>,
          },
          {
            term: strings.province,
            value: formatList(
              project.districts_details.map(({ name }) => name),
              language,
            ),
          },
          ...secondLevel(strings.admin2, project.admin2_details, language),
          { term: strings.startDate, value: formatDate(project.start_date, language) },
          { term: strings.endDate, value: formatDate(project.end_date, language) },
          { term: strings.status, value: project.status_display },
          { term: strings.lead, value: project.activity_lead_display },
          {
            term: activity_lead === 'deployed_eru' ? strings.unit : strings.society,
            value: actorOf(project),
          },
          { term: strings.visibility, value: project.visibility_display },
        ]}
      />
    </Panel>
  );
}

/** Whom to ask, where a National Society leads; for members of the Movement only, and whoever is none is told so. */
export function Contact({ project }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const seesPeople = useSeesPeople();
  if (project.activity_lead === 'deployed_eru') return null;
  const email = project.reporting_ns_contact_email;
  return (
    <Panel heading={strings.contact}>
      {seesPeople ? (
        <DescriptionList
          items={[
            { term: strings.contactName, value: project.reporting_ns_contact_name },
            { term: strings.contactRole, value: project.reporting_ns_contact_role },
            {
              term: strings.contactEmail,
              value: email && <MailLink address={email} />,
            },
          ]}
        />
      ) : (
        <p>{strings.signInForContact}</p>
      )}
    </Panel>
  );
}
