import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { formatDate, formatList, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '#src/records/project/types.ts';
import { secondLevel } from '#src/records/secondLevel.tsx';
import styles from './ProjectScreen.module.css';
import { projectPageStrings } from './strings.ts';

/** Who, where, what and when. */
export function Overview({ project }: { project: Project }) {
  const strings = useStrings(projectStrings);
  const page = useStrings(projectPageStrings);
  const language = useLanguage();
  const { reporting_ns_detail: society, project_country_detail: country, event_detail: event } = project;
  const societyName = society.society_name || society.name;
  const contact = [project.reporting_ns_contact_name, project.reporting_ns_contact_role].filter(Boolean);
  const email = project.reporting_ns_contact_email;
  return (
    <Panel heading={page.overview}>
      <DescriptionList
        items={[
          {
            term: strings.reportingNs,
            value: society.iso3 ? (
              <TextLink to={pathTo('countrySocietyActivities', { countryId: society.id })}>
                {societyName}
              </TextLink>
            ) : (
              societyName
            ),
          },
          {
            term: strings.country,
            value: (
              <>
                {country ? (
                  <TextLink to={pathTo('countryOngoingProjects', { countryId: country.id })}>
                    {country.name}
                  </TextLink>
                ) : (
                  MISSING
                )}
                {project.project_districts_detail.length > 0 && (
                  <span className={styles.below}>
                    {formatList(
                      project.project_districts_detail.map(({ name }) => name),
                      language,
                    )}
                  </span>
                )}
              </>
            ),
          },
          ...secondLevel(strings.admin2, project.project_admin2_detail, language),
          ...(contact.length > 0 || email
            ? [
                {
                  term: page.contact,
                  value: (
                    <>
                      {formatList(contact, language)}
                      {email && (
                        <span className={styles.below}>
                          <MailLink address={email} />
                        </span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          { term: strings.operationType, value: project.operation_type_display },
          {
            term: strings.programmeType,
            value: project.programme_type_display,
          },
          {
            term: strings.linkedOperation,
            value: event && (
              <TextLink to={pathTo('emergency', { emergencyId: event.id })}>
                {event.name || event.id}
              </TextLink>
            ),
          },
          { term: strings.disasterType, value: project.dtype_detail?.name },
          { term: strings.primarySector, value: project.primary_sector_display },
          {
            term: strings.tags,
            value: formatList(project.secondary_sectors_display ?? [], language),
          },
          { term: strings.startDate, value: formatDate(project.start_date, language) },
          { term: strings.endDate, value: formatDate(project.end_date, language) },
          { term: strings.status, value: project.status_display },
          { term: strings.visibility, value: project.visibility_display },
        ]}
      />
      {/* Below the facts: within one it would make its row as high as itself. */}
      <Disclosure summary={page.terms}>
        <DescriptionList
          items={[
            { term: strings.programmeType, value: page.programmeTypeHint },
            { term: strings.tags, value: page.tagsHint },
          ]}
        />
      </Disclosure>
    </Panel>
  );
}
