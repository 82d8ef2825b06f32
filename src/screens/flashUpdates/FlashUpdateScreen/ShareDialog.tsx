import { useMemo, useState } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { offers } from '#contracts/extensions.ts';
import { donorGroupsEndpoint, donorsEndpoint } from '#contracts/flashUpdates/list.ts';
import { previewFlashShareEndpoint, shareFlashUpdateEndpoint } from '#contracts/flashUpdates/share.ts';
import { isLanguage } from '#contracts/languages.ts';
import { everything } from '#contracts/query.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { languageName } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';

type Donor = AnswerOf<typeof donorsEndpoint>['results'][number];
type Preview = AnswerOf<typeof previewFlashShareEndpoint>;

/** Whom it goes to. */
export interface Chosen {
  donors: readonly number[];
  donor_groups: readonly number[];
}
const NOBODY: Chosen = { donors: [], donor_groups: [] };
const ALL = everything();

const keyOf = ({ id }: { id: number }) => id;
const groupName = ({ name }: { name: string }) => name;
const donorName = ({ organization_name, first_name, last_name, email }: Donor) =>
  [organization_name, [first_name, last_name].filter(Boolean).join(' ') || email].filter(Boolean).join(', ');

/** Opens the sharing of an update. */
export function ShareAction({ id }: { id: number }) {
  const strings = useStrings(flashUpdateStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {strings.shareHeading}
      </Button>
      {isOpen && <ShareDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Mails an update to donors. What will be sent is shown before, where the API can tell it: of the choice as it is now, and of no
 * earlier one. `first`: whom it went to before.
 */
export function ShareDialog({
  id,
  first = NOBODY,
  onClose,
}: {
  id: number;
  first?: Chosen;
  onClose: () => void;
}) {
  const strings = useStrings(flashUpdateStrings);
  const errorText = useErrorText();
  const tell = useTell();
  const { config } = useApp();
  const donors = useRequest(donorsEndpoint, ALL);
  const groups = useRequest(donorGroupsEndpoint, ALL);
  const [chosen, setChosen] = useState(first);
  const [previewed, setPreviewed] = useState<Chosen>();
  const previewing = useMutation(previewFlashShareEndpoint);
  const sharing = useMutation(shareFlashUpdateEndpoint, () => {
    tell({ name: `flash-update-shared ${id}`, variant: 'success', title: strings.shared });
    onClose();
  });
  const body = useMemo(
    () => ({ flash_update: id, donors: [...chosen.donors], donor_groups: [...chosen.donor_groups] }),
    [id, chosen],
  );
  const isEmpty = chosen.donors.length === 0 && chosen.donor_groups.length === 0;
  const preview = previewed === chosen ? previewing.answer : undefined;
  const mustPreview = offers(config, 'flashUpdates') && !preview;
  const error = sharing.error ?? previewing.error;
  return (
    <Dialog
      isOpen
      heading={strings.shareHeading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          {mustPreview ? (
            <Button
              variant="primary"
              isPending={previewing.isSending}
              disabled={isEmpty}
              onClick={() => {
                setPreviewed(chosen);
                previewing.submit({ body });
              }}
            >
              {strings.preview}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={sharing.isSending}
              disabled={isEmpty || preview?.receivers.length === 0}
              onClick={() => sharing.submit({ body })}
            >
              {strings.send}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{strings.shareMessage}</p>
        <Select
          name="donors"
          label={strings.donors}
          isMultiple
          options={donors.answer?.results}
          hasFailed={donors.error !== undefined}
          onRetry={donors.retry}
          keyOf={keyOf}
          labelOf={donorName}
          value={chosen.donors}
          onChange={(ids) => setChosen({ ...chosen, donors: ids })}
        />
        <Select
          name="donor_groups"
          label={strings.donorGroups}
          isMultiple
          options={groups.answer?.results}
          hasFailed={groups.error !== undefined}
          onRetry={groups.retry}
          keyOf={keyOf}
          labelOf={groupName}
          value={chosen.donor_groups}
          onChange={(ids) => setChosen({ ...chosen, donor_groups: ids })}
        />
        {isEmpty && <p className={styles.muted}>{strings.chooseDonors}</p>}
        <div role="status">{preview && <PreviewOf preview={preview} />}</div>
        <FormErrors messages={error === undefined ? [] : [errorText(error)]} />
      </div>
    </Dialog>
  );
}

function PreviewOf({ preview: { receivers, mails } }: { preview: Preview }) {
  const strings = useStrings(flashUpdateStrings);
  const language = useLanguage();
  const named = (code: string) => (isLanguage(code) ? languageName(code, language) : code);
  if (receivers.length === 0) return <p>{strings.previewNobody}</p>;
  return (
    <section aria-label={strings.previewHeading} className={styles.dialog}>
      <h3>{fill(strings.previewTo, { count: receivers.length })}</h3>
      <ul className={styles.people}>
        {receivers.map(({ name, email }) => (
          <li key={email}>
            <bdi>{name}</bdi> <bdi dir="ltr">{email}</bdi>
          </li>
        ))}
      </ul>
      {mails.map((mail) => (
        <div key={mail.language}>
          <h3>{fill(strings.previewMail, { language: named(mail.language) })}</h3>
          <pre className={styles.mail} lang={mail.language} dir="auto">
            <strong>{mail.subject}</strong>
            {`\n\n${mail.text}`}
          </pre>
        </div>
      ))}
    </section>
  );
}
