import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { FormValues } from '#machines/formValues.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
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
import { isHidden } from '#src/records/useRecord.ts';
import { DraftList } from './DraftList/index.tsx';
import type { FormDefinition } from './defineForm.ts';
import { readFromAddress } from './formAddress.ts';
import { LostChanges } from './LostChanges.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { recordFormStrings } from './strings.ts';

/** What stands around the fields. */
type Around = Pick<RecordFormProps, 'aboutOf' | 'above' | 'buttons' | 'former'>;

/**
 * The form of a new record, below the other drafts of its kind: several stand side by side, and a link to the form opens a
 * new one. `initial`: what it begins with.
 */
export function NewRecordForm({
  definition,
  initial,
  ...around
}: Around & { definition: FormDefinition; initial: object }) {
  const { profile } = useAuth();
  const { draft, isFresh } = useNewDraft();
  if (!profile) return null;
  return (
    <>
      <DraftList key={`of ${draft}`} kinds={[definition.kind.name]} except={draft} />
      <SavingForm
        key={draft}
        {...around}
        definition={definition}
        user={profile.id}
        slot={{ draft, isFresh }}
        initial={initial}
      />
    </>
  );
}

/** Which draft of several a new form is: that of the address, else one of its own. */
function useNewDraft(): { draft: string; isFresh: boolean } {
  const { key, search } = useLocation();
  const draftOf = () => {
    const kept = new URLSearchParams(search).get('draft');
    return { key, draft: kept ?? crypto.randomUUID().slice(0, 8), isFresh: kept === null };
  };
  const [opened, setOpened] = useState(draftOf);
  if (opened.key === key) return opened;
  const next = draftOf();
  setOpened(next);
  return next;
}

interface WrittenFormProps extends Around {
  definition: FormDefinition;
  id: number | undefined;
  /** Of a copy: what it begins with. Missing: the record itself is changed. */
  copyOf?: ((written: never) => object) | undefined;
  /** Above the form, of the record it is about. */
  aboveOf?: ((written: never) => ReactNode) | undefined;
  /** Above what can only be read, as it is in another language. `@default` nothing */
  aboveRead?: ReactNode;
  /** Nobody can change it any more: what stands in it is read. `@default` false */
  isRead?: boolean;
}

/** The form over a record that is there, or over a copy of it: however often that is fetched again, what is typed stays. */
export function WrittenRecordForm({
  definition,
  id,
  copyOf,
  aboveOf,
  aboveRead,
  isRead = false,
  ...around
}: WrittenFormProps) {
  const words = useStrings(definition.words);
  const { draftStays } = useStrings(recordFormStrings);
  const errorText = useErrorText();
  const language = useLanguage();
  const { profile } = useAuth();
  const { kind, texts, endpoint } = definition;
  const input = recordInput(id);
  const request = useRequest(endpoint, input);
  const written = useFirstAnswer(request) as Written | undefined;
  const notFound = words[texts.notFound] ?? '';
  if (!input || (!written && isHidden(request.error)))
    return (
      <>
        <MessageBlock state="empty" message={notFound} />
        {profile && id !== undefined && !copyOf && (
          <LostChanges definition={definition} user={profile.id} id={id} />
        )}
      </>
    );
  if (!written)
    return (
      <MessageBlock
        state={messageState(request)}
        message={request.error === undefined ? '' : `${errorText(request.error)} ${draftStays}`}
        onRetry={request.retry}
        skeleton={<Skeleton height="60rem" />}
      />
    );
  const original = definition.languageOf
    ? definition.languageOf(written)
    : written.translation_module_original_language;
  if (!profile) return null;
  const other =
    !copyOf && texts.otherLanguage && isLanguage(original) && original !== language ? original : undefined;
  if (isRead || other)
    return (
      <>
        {isRead ? (
          <TranslationNotice original={original} />
        ) : (
          other && <InAnother of={definition} language={other} />
        )}
        <SavingForm
          key={`read ${id}`}
          isRead
          above={aboveRead}
          definition={definition}
          user={profile.id}
          slot={{ id }}
          initial={kind.valuesOf(written)}
          written={written}
        />
      </>
    );
  return (
    <SavingForm
      key={id}
      {...around}
      // Whoever hands these over knows what the endpoint answers.
      above={aboveOf?.(written as never) ?? around.above}
      definition={definition}
      user={profile.id}
      slot={copyOf ? { copyOf: id } : { id }}
      initial={copyOf?.(written as never) ?? kind.valuesOf(written)}
      {...(!copyOf && { written, version: kind.versionOf(written) })}
    />
  );
}

/** That it is written in another language than that of the page, and the way to that one. */
function InAnother({ of: { words, texts }, language }: { of: FormDefinition; language: Language }) {
  const said = useStrings(words)[texts.otherLanguage ?? ''] ?? '';
  const reader = useLanguage();
  return (
    <Banner variant="warning">
      {fill(said, { language: languageName(language, reader) })} <SwitchLanguage to={language} />
    </Banner>
  );
}

interface Written extends FormValues {
  translation_module_original_language?: string | undefined;
}

/** Says that the record is saved and leads to it. */
function SavingForm(form: Omit<RecordFormProps, 'onSaved'>) {
  const { kind, texts, addressOf, staysOpen } = form.definition;
  const words = useStrings(form.definition.words);
  const { alerts } = useApp().actors;
  const navigate = useNavigate();
  return (
    <RecordForm
      {...form}
      onSaved={(record) => {
        const title = words[form.slot.id === undefined ? texts.created : texts.updated] ?? '';
        alerts.send({
          type: 'alert.added',
          alert: { name: `${kind.name}-${kind.idOf(record)}`, variant: 'success', title },
        });
        if (!staysOpen) navigate(addressOf(record));
        else if (form.slot.id === undefined) navigate(atStep(addressOf(record)), { replace: true });
      }}
    />
  );
}

/** The same step of the form at another address. */
function atStep(address: string): string {
  const step = readFromAddress('step');
  return step === undefined ? address : `${address}?${new URLSearchParams({ step })}`;
}
