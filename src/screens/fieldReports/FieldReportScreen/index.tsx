import { useParams } from 'react-router-dom';
import { fieldReportEndpoint } from '#contracts/endpoints/fieldReportForm.ts';
import { isLanguage } from '#contracts/languages.ts';
import { reportTypeOf } from '#contracts/reportType.ts';
import { useIsOffered } from '#src/app/access.ts';
import { pathTo } from '#src/app/links.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { displayName } from '#src/domain/displayName.ts';
import { hasText } from '#src/domain/richText.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { NoRecord } from '../../recordPage/NoRecord.tsx';
import { ActionsTaken } from './ActionsTaken.tsx';
import { Contacts } from './Contacts.tsx';
import { Files } from './Files.tsx';
import { Numbers } from './Numbers.tsx';
import { Overview } from './Overview.tsx';
import { PlannedResponse } from './PlannedResponse.tsx';
import { Requests } from './Requests.tsx';
import { fieldReportInput } from './requests.ts';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** `/field-reports/{fieldReportId}`: all that a field report says, by its type. */
export function FieldReportScreen() {
  const strings = useStrings(fieldReportStrings);
  const { fieldReportId = '' } = useParams();
  const input = fieldReportInput({ fieldReportId });
  const request = useRequest(fieldReportEndpoint, input);
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const report = request.answer;
  const heading = report?.summary ?? strings.fieldReport;
  return (
    <Page
      heading={heading}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.emergencies, to: pathTo('emergencies') },
        { label: heading },
      ]}
      description={report && <Updated report={report} />}
      actions={
        report && (
          <>
            {isSignedIn && isOffered('editFieldReport') && (
              <ButtonLink to={pathTo('editFieldReport', { fieldReportId })} variant="secondary">
                {strings.edit}
              </ButtonLink>
            )}
            <Button onClick={() => window.print()}>{strings.print}</Button>
          </>
        )
      }
    >
      {report ? (
        <Sections report={report} />
      ) : (
        <NoRecord
          request={request}
          isAddressed={input !== undefined}
          notFound={strings.notFound}
          back={{ to: pathTo('fieldReports'), label: strings.backToAll }}
        />
      )}
    </Page>
  );
}

function Updated({ report: { user_details: author, updated_at } }: { report: FieldReport }) {
  const strings = useStrings(fieldReportStrings);
  const date = formatDate(updated_at, useLanguage());
  if (!author) return fill(strings.updatedOn, { date });
  const name = displayName({
    first: author.first_name,
    last: author.last_name,
    username: author.username,
  });
  return fill(strings.updatedBy, { name, date });
}

function Sections({ report }: { report: FieldReport }) {
  const strings = useStrings(fieldReportStrings);
  const type = reportTypeOf(report);
  const isHealth = type === 'EPI' || type === 'COVID';
  return (
    <>
      <TranslationNotice original={report.translation_module_original_language} />
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

function TranslationNotice({ original }: { original: string | undefined }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  if (!original || original === language || !isLanguage(original)) return null;
  return (
    <Banner variant="info">{fill(strings.machineTranslated, { language: LANGUAGE_NAMES[original] })}</Banner>
  );
}
