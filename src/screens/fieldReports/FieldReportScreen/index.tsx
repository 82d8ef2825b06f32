import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { can } from '#rules/permissions.ts';
import { reportTypeOf } from '#rules/reportType.ts';
import { writtenReport } from '#rules/written.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { PlainText } from '#src/components/PlainText/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { hasPlainText } from '#src/domain/markup.ts';
import { hasText } from '#src/domain/richText.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PlacesMap } from '#src/records/PlacesMap/index.tsx';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { ActionsTaken } from './ActionsTaken.tsx';
import { Contacts } from './Contacts.tsx';
import { Files } from './Files.tsx';
import { Numbers } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import { PlannedResponse } from './PlannedResponse.tsx';
import { Requests } from './Requests.tsx';
import { prefetchFieldReport } from './requests.ts';
import { Series } from './Series.tsx';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** `/field-reports/{fieldReportId}`: all that a field report says, by its type. */
export function FieldReportScreen() {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const { profile } = useAuth();
  return (
    <RecordPage
      isPrintable
      endpoint={fieldReportEndpoint}
      id={useIds().fieldReportId}
      heading={(report) => report?.summary ?? strings.fieldReport}
      list={{ to: pathTo('emergencies'), label: strings.emergencies }}
      missing={{ text: strings.notFound, back: strings.backToAll, to: pathTo('fieldReports') }}
      updated={({ updated_at, modified_by_details, user_details }) => ({
        at: updated_at,
        by: modified_by_details ?? user_details,
      })}
      facts={({ dtype_details, countries_details, start_date }) => [
        {
          key: 'type',
          fact: (
            <>
              <Pictogram of={disasterPictogram(dtype_details.id)} />
              {dtype_details.name}
            </>
          ),
        },
        ...countries_details.map(({ id, name }) => ({
          key: `country ${id}`,
          fact: <TextLink to={countryLink(id)}>{name ?? MISSING}</TextLink>,
        })),
        { key: 'start', fact: start_date && formatDate(start_date, language) },
      ]}
      actions={(report) => (
        <RecordActions
          edit={
            can.editFieldReport(profile, writtenReport(report)) &&
            pathTo('editFieldReport', { fieldReportId: report.id })
          }
          editLabel={strings.edit}
          canPrint
        />
      )}
      sections={(report) => <Sections report={report} />}
    />
  );
}
FieldReportScreen.prefetch = prefetchFieldReport;

function Sections({ report }: { report: FieldReport }) {
  const strings = useStrings(fieldReportStrings);
  const type = reportTypeOf(report);
  const isHealth = type === 'EPI' || type === 'COVID';
  return (
    <Columns
      main={
        <>
          <Text
            heading={type === 'EW' ? strings.riskAnalysis : strings.description}
            html={report.description}
          />
          <Numbers report={report} type={type} />
          {isHealth && <Typed heading={strings.notes} texts={[report.epi_notes_since_last_fr]} />}
          <Files files={report.files_details ?? []} />
          <PlacesMap countries={report.countries_details} districts={report.districts_details ?? []} />
          <ActionsTaken report={report} type={type} />
          <Typed heading={strings.actionsByOthers} texts={[report.actions_others]} />
        </>
      }
      aside={
        <>
          <Overview report={report} type={type} />
          <Requests report={report} type={type} />
          <PlannedResponse report={report} type={type} />
          <Typed heading={strings.otherSources} texts={[report.other_sources]} />
          <Typed heading={strings.sources} texts={(report.sources ?? []).map(({ spec }) => spec)} />
          <Contacts contacts={report.contacts ?? []} />
          <Series report={report} />
        </>
      }
    />
  );
}

function Text({ heading, html }: { heading: string; html: string | null | undefined }) {
  if (!html || !hasText(html)) return null;
  return (
    <Panel heading={heading}>
      <RichText html={html} />
    </Panel>
  );
}

/** What was typed into plain text areas. */
function Typed({ heading, texts }: { heading: string; texts: readonly (string | null | undefined)[] }) {
  const shown = texts.filter(hasPlainText);
  if (shown.length === 0) return null;
  return (
    <Panel heading={heading}>
      {shown.map((text) => (
        <PlainText key={text} text={text} />
      ))}
    </Panel>
  );
}
