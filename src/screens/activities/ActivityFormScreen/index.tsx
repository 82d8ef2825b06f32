import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { messageState } from '#src/domain/messageState.ts';
import { FormTabs } from '#src/forms/FormTabs/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { Form } from './Form.tsx';
import { copiedInput, namedInput } from './requests.ts';
import { activityFormStrings } from './strings.ts';
import type { EmergencyOption } from './values.ts';

/**
 * `/three-w/activities/new`: the form of a new record; with `?from={id}` it begins as a copy, with `?event={id}` as one for that
 * emergency.
 */
export function NewActivityScreen() {
  const [query] = useSearchParams();
  const named = namedInput(query);
  const copied = copiedInput(query);
  return (
    <FormPage>
      <FormTabs />
      {copied ? (
        <Loaded isCopy input={copied} key={copied.path.id} />
      ) : (
        <New input={named} key={named?.path.id} />
      )}
    </FormPage>
  );
}

/** `/three-w/activities/{activityId}/edit`: the same form over a record that is there. */
export function EditActivityScreen() {
  const input = recordInput(useIds().activityId);
  return (
    <FormPage>
      <Loaded input={input} key={input?.path.id} />
    </FormPage>
  );
}

function FormPage({ children }: { children: ReactNode }) {
  const strings = useStrings(activityFormStrings);
  const titles = useStrings(routeStrings);
  return (
    <Page
      heading={strings.heading}
      description={strings.intro}
      breadcrumbs={[
        { label: titles.home, to: pathTo('home') },
        { label: titles.activities, to: pathTo('activities') },
        { label: strings.heading },
      ]}
    >
      {children}
    </Page>
  );
}

/** For the emergency that is asked for; where that one is not to be had, the choice is left to the writer. */
function New({ input }: { input: ReturnType<typeof namedInput> }) {
  const { profile } = useAuth();
  const request = useRequest(emergencyEndpoint, input);
  const emergency = request.answer;
  const option = useMemo(() => emergency && optionOf(emergency), [emergency]);
  if (input && !emergency && request.error === undefined) return <Skeleton height="40rem" />;
  return profile && <Form user={profile.id} emergency={option} />;
}

const optionOf = ({
  id,
  name,
  countries,
  emergency_response_contact_email: email,
}: AnswerOf<typeof emergencyEndpoint>): EmergencyOption => ({
  id,
  name: name ?? '',
  email: email ?? undefined,
  countries: countries.map((country) => country.id),
});

function Loaded({ input, isCopy = false }: { input: ReturnType<typeof recordInput>; isCopy?: boolean }) {
  const strings = useStrings(activityFormStrings);
  const errorText = useErrorText();
  const { profile } = useAuth();
  const request = useRequest(emergencyProjectEndpoint, input);
  const project = useFirstAnswer(request);
  if (!input) return <MessageBlock state="empty" message={strings.loadFailed} />;
  if (!project) {
    const message = request.error === undefined ? '' : `${strings.loadFailed} ${errorText(request.error)}`;
    return <MessageBlock state={messageState(request)} message={message} onRetry={request.retry} />;
  }
  return profile ? <Form user={profile.id} project={project} isCopy={isCopy} /> : null;
}
