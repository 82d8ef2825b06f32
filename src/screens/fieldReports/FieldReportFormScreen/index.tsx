import { useLocation, useParams } from 'react-router-dom';
import { fieldReportEndpoint } from '#contracts/endpoints/fieldReportForm.ts';
import { isLanguage } from '#contracts/languages.ts';
import { pathTo } from '#src/app/links.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Form } from './Form.tsx';
import { reportInput } from './requests.ts';
import { formStrings } from './strings.ts';

/** `/field-reports/new`: the form of a new report; the menu of early warnings opens it as one. */
export function NewFieldReportScreen() {
  const strings = useStrings(formStrings);
  const { profile } = useAuth();
  const { state } = useLocation();
  const isEarlyWarning = (state as { earlyWarning?: boolean } | null)?.earlyWarning === true;
  return (
    <Page
      heading={strings.createHeading}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.fieldReports, to: pathTo('fieldReports') },
        { label: strings.createHeading },
      ]}
    >
      {profile && <Form user={profile.id} isEarlyWarning={isEarlyWarning} />}
    </Page>
  );
}

/** `/field-reports/{fieldReportId}/edit`: the same form over a report that is there. */
export function EditFieldReportScreen() {
  const strings = useStrings(formStrings);
  return (
    <Page
      heading={strings.updateHeading}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.fieldReports, to: pathTo('fieldReports') },
        { label: strings.updateHeading },
      ]}
    >
      <EditedReport />
    </Page>
  );
}

function EditedReport() {
  const strings = useStrings(formStrings);
  const errorText = useErrorText();
  const language = useLanguage();
  const { profile } = useAuth();
  const input = reportInput(useParams());
  const request = useRequest(fieldReportEndpoint, input);
  const report = request.answer;
  if (!input) return <MessageBlock state="empty" message={strings.notFound} />;
  if (!report) {
    const message = request.error === undefined ? '' : `${errorText(request.error)} ${strings.notFound}`;
    return <MessageBlock state={messageState(request)} message={message} onRetry={request.retry} />;
  }
  const original = report.translation_module_original_language;
  if (isLanguage(original) && original !== language)
    return (
      <Banner variant="warning">{fill(strings.otherLanguage, { language: LANGUAGE_NAMES[original] })}</Banner>
    );
  // A report that is fetched again, from a cache first, must not take away what is typed: the form keeps its first one.
  return profile && !request.isRefreshing ? <Form key={report.id} user={profile.id} report={report} /> : null;
}
