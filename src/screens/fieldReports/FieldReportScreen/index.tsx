import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { can } from '#rules/permissions.ts';
import { reportTypeOf } from '#rules/reportType.ts';
import { writtenReport } from '#rules/written.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { hasText } from '#src/domain/richText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { RecordActions } from '#src/records/RecordPage/RecordActions.tsx';
import { ActionsTaken } from './ActionsTaken.tsx';
import { Contacts } from './Contacts.tsx';
import { Files } from './Files.tsx';
import { Numbers } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import { PlannedResponse } from './PlannedResponse.tsx';
import { Requests } from './Requests.tsx';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** `/field-reports/{fieldReportId}`: all that a field report says, by its type. */
export function FieldReportScreen() {
  const strings = useStrings(fieldReportStrings);
  const { profile } = useAuth();
  return (
    <RecordPage
      endpoint={fieldReportEndpoint}
      id={useIds().fieldReportId}
      heading={(report) => report?.summary ?? strings.fieldReport}
      list={{ to: pathTo('emergencies'), label: strings.emergencies }}
      missing={{ text: strings.notFound, back: strings.backToAll, to: pathTo('fieldReports') }}
      updated={({ updated_at, modified_by_details, user_details }) => ({
        at: updated_at,
        by: modified_by_details ?? user_details,
      })}
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

function Sections({ report }: { report: FieldReport }) {
  const strings = useStrings(fieldReportStrings);
  const type = reportTypeOf(report);
  const isHealth = type === 'EPI' || type === 'COVID';
  return (
    <>
      <Overview report={report} type={type} />
      <Numbers report={report} type={type} />
      {isHealth && <Text heading={strings.notes} html={report.epi_notes_since_last_fr} />}
      <Text heading={strings.otherSources} html={report.other_sources} />
      <Text heading={type === 'EW' ? strings.riskAnalysis : strings.description} html={report.description} />
      <Requests report={report} type={type} />
      <ActionsTaken report={report} type={type} />
      <Text heading={strings.actionsByOthers} html={report.actions_others} />
      <PlannedResponse report={report} type={type} />
      <Text
        heading={strings.sources}
        html={(report.sources ?? []).map(({ spec }) => spec ?? '').join('<br>')}
      />
      <Files files={report.files_details ?? []} />
      <Contacts contacts={report.contacts ?? []} />
    </>
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
