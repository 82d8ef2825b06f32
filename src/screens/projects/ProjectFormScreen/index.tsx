import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLanguage } from '#contracts/languages.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { idOf } from '#rules/ids.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { messageState } from '#src/domain/messageState.ts';
import { FormTabs } from '#src/forms/FormTabs/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { languageName } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { SwitchLanguage } from '#src/records/SwitchLanguage/index.tsx';
import { useProjectWords } from './FieldRow.tsx';
import { Form } from './Form.tsx';

/**
 * `/three-w/projects/new`: the form of a new project. `?from=5` begins it as a copy of that one, `?reporting_ns=14` with that
 * National Society.
 */
export function NewProjectScreen() {
  const strings = useProjectWords();
  const [query] = useSearchParams();
  const { profile } = useAuth();
  const from = query.get('from');
  return (
    <FormPage heading={from ? strings.copyHeading : strings.createHeading}>
      <FormTabs />
      {from ? (
        <Loaded id={idOf(from)} isCopied key={from} />
      ) : (
        profile && <Form user={profile.id} society={idOf(query.get('reporting_ns'))} />
      )}
    </FormPage>
  );
}

/** `/three-w/projects/{projectId}/edit`: the same form over a project that is there. */
export function EditProjectScreen() {
  const strings = useProjectWords();
  const { projectId } = useIds();
  return (
    <FormPage heading={strings.updateHeading}>
      <Loaded id={projectId} isCopied={false} key={projectId} />
    </FormPage>
  );
}

function FormPage({ heading, children }: { heading: string; children: ReactNode }) {
  const strings = useProjectWords();
  return (
    <Page
      heading={heading}
      description={strings.about}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.projects, to: pathTo('projects') },
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}

function Loaded({ id, isCopied }: { id: number | undefined; isCopied: boolean }) {
  const strings = useProjectWords();
  const errorText = useErrorText();
  const language = useLanguage();
  const { profile } = useAuth();
  const input = recordInput(id);
  const request = useRequest(projectEndpoint, input);
  const project = useFirstAnswer(request);
  if (!input) return <MessageBlock state="empty" message={strings.notFound} />;
  if (!project) {
    const message = request.error === undefined ? '' : `${errorText(request.error)} ${strings.notFound}`;
    return (
      <MessageBlock
        state={messageState(request)}
        message={message}
        onRetry={request.retry}
        skeleton={<Skeleton height="60rem" />}
      />
    );
  }
  const original = project.translation_module_original_language;
  if (!isCopied && isLanguage(original) && original !== language)
    return (
      <Banner variant="warning">
        {fill(strings.otherLanguage, { language: languageName(original, language) })}{' '}
        <SwitchLanguage to={original} />
      </Banner>
    );
  if (!profile) return null;
  return <Form user={profile.id} {...(isCopied ? { original: project } : { project })} />;
}
