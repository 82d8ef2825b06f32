import { useLocation } from 'react-router-dom';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { isLanguage } from '#contracts/languages.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { languageName } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { SwitchLanguage } from '#src/records/SwitchLanguage/index.tsx';
import { Form } from './Form.tsx';
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
  const input = recordInput(useIds().fieldReportId);
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
      <EditedReport input={input} key={input?.path.id} />
    </Page>
  );
}

function EditedReport({ input }: { input: ReturnType<typeof recordInput> }) {
  const strings = useStrings(formStrings);
  const errorText = useErrorText();
  const language = useLanguage();
  const { profile } = useAuth();
  const request = useRequest(fieldReportEndpoint, input);
  const report = useFirstAnswer(request);
  if (!input) return <MessageBlock state="empty" message={strings.notFound} />;
  if (!report) {
    const message = request.error === undefined ? '' : `${errorText(request.error)} ${strings.notFound}`;
    return <MessageBlock state={messageState(request)} message={message} onRetry={request.retry} />;
  }
  const original = report.translation_module_original_language;
  if (isLanguage(original) && original !== language)
    return (
      <Banner variant="warning">
        {fill(strings.otherLanguage, { language: languageName(original, language) })}{' '}
        <SwitchLanguage to={original} />
      </Banner>
    );
  return profile ? <Form user={profile.id} report={report} /> : null;
}
