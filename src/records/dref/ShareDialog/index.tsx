import { useState } from 'react';
import { peopleEndpoint } from '#contracts/account/people.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { drefSharedWithEndpoint, shareDrefEndpoint } from '#contracts/dref/share.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { IconButton } from '#src/components/IconButton/index.tsx';
import { CloseIcon } from '#src/components/laterIcons.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { displayName } from '#src/domain/displayName.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefStrings } from '../strings.ts';
import styles from './ShareDialog.module.css';

type Person = AnswerOf<typeof peopleEndpoint>['results'][number];

/** People that one search shows. */
const FOUND_AT_ONCE = 20;

const keyOf = ({ id }: Person) => id;
const nameOf = ({ first_name, last_name, username }: Person) =>
  displayName({ first: first_name, last: last_name, username });

interface ShareDialogProps {
  /** The application: with it all that has followed is shared. */
  drefId: number;
  onClose: () => void;
}

/** With whom a DREF is shared: people are found by their names, and the list is saved as a whole. Drawn while it is open. */
export function ShareDialog({ drefId, onClose }: ShareDialogProps) {
  const strings = useStrings(drefStrings);
  const errorText = useErrorText();
  const shared = useRequest(drefSharedWithEndpoint, { path: { id: drefId } });
  return shared.answer ? (
    <People drefId={drefId} known={shared.answer.users_details} onClose={onClose} />
  ) : (
    <Dialog isOpen heading={strings.shareHeading} onClose={onClose}>
      <MessageBlock
        state={messageState(shared)}
        message={shared.error === undefined ? undefined : errorText(shared.error)}
        onRetry={shared.retry}
      />
    </Dialog>
  );
}

/** What one has changed of a list that others may change meanwhile: it is saved upon the list as it is by then. */
interface Changes {
  added: readonly Person[];
  removed: readonly number[];
}
const NO_CHANGES: Changes = { added: [], removed: [] };

const changed = (known: readonly Person[], { added, removed }: Changes): Person[] => [
  ...known.filter(({ id }) => !removed.includes(id)),
  ...added.filter(({ id }) => !known.some((person) => person.id === id)),
];

/** `known`: the people as they are now. */
function People({ drefId, known, onClose }: ShareDialogProps & { known: readonly Person[] }) {
  const strings = useStrings(drefStrings);
  const common = useStrings(commonStrings);
  const errorText = useErrorText();
  const tell = useTell();
  const { client } = useApp();
  const [changes, setChanges] = useState(NO_CHANGES);
  const people = changed(known, changes);
  const saving = useDeed(
    async (mine: Changes, signal) => {
      // The API takes the whole list: whom a colleague has added since this one was read stays.
      const { users_details } = await client.call(drefSharedWithEndpoint, { path: { id: drefId }, signal });
      const users = changed(users_details, mine).map(keyOf);
      await client.call(shareDrefEndpoint, { body: { dref: drefId, users }, signal });
    },
    () => {
      tell({ name: `dref-shared ${drefId}`, variant: 'success', title: strings.shareDone });
      onClose();
    },
  );
  async function search(keyword: string, signal: AbortSignal) {
    const { results, count } = await client.call(peopleEndpoint, {
      query: { name: keyword, limit: FOUND_AT_ONCE },
      signal,
    });
    return { options: results, total: count };
  }
  const add = (person: Person | undefined) => {
    if (person && !people.some(({ id }) => id === person.id))
      setChanges({
        added: [...changes.added, person],
        removed: changes.removed.filter((id) => id !== person.id),
      });
  };
  const remove = ({ id }: Person) =>
    setChanges({
      added: changes.added.filter((person) => person.id !== id),
      removed: [...changes.removed, id],
    });
  return (
    <Dialog
      isOpen
      heading={strings.shareHeading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={saving.isRunning} onClick={() => saving.begin(changes)}>
            {strings.saveSharing}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{strings.shareMessage}</p>
        <Select<Person, number>
          name="users"
          label={strings.addPerson}
          search={search}
          keyOf={keyOf}
          labelOf={nameOf}
          value={undefined}
          onChange={(_, person) => add(person)}
        />
        <section aria-label={strings.sharedWith}>
          <h3>{strings.sharedWith}</h3>
          {people.length === 0 ? (
            <p>{strings.sharedWithNobody}</p>
          ) : (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.id}>
                  {nameOf(person)}
                  <IconButton
                    icon={<CloseIcon />}
                    label={fill(strings.stopSharing, { name: nameOf(person) })}
                    onClick={() => remove(person)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        <FormErrors messages={saving.error === undefined ? [] : [errorText(saving.error)]} />
      </div>
    </Dialog>
  );
}
