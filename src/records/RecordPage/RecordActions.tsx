import { useNavigate } from 'react-router';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { printPage } from '#src/core/printPage.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { RecordEndpoint } from '../recordCall.ts';
import { recordPageStrings } from './strings.ts';

interface Removal {
  endpoint: RecordEndpoint;
  id: number;
  heading: string;
  message: string;
  /** What is said once it is gone, and where that leads. */
  done: string;
  to: string;
}

interface RecordActionsProps {
  /** The address of the form; falsy for those who may not. */
  edit?: string | false;
  /** @default "Edit" */
  editLabel?: string;
  /** The address of a new form that begins as a copy. */
  duplicate?: string | false;
  remove?: Removal | false;
  canPrint?: boolean;
}

/** What can be done with a record, each where it is given. */
export function RecordActions({ edit, editLabel, duplicate, remove, canPrint = false }: RecordActionsProps) {
  const strings = useStrings(recordPageStrings);
  return (
    <>
      {edit && (
        <ButtonLink to={edit} variant="secondary">
          {editLabel ?? strings.edit}
        </ButtonLink>
      )}
      {duplicate && (
        <ButtonLink to={duplicate} variant="secondary">
          {strings.duplicate}
        </ButtonLink>
      )}
      {remove && <Remove {...remove} />}
      {canPrint && <Button onClick={() => void printPage()}>{strings.print}</Button>}
    </>
  );
}

/** Deletes it for everyone, once that is confirmed. */
function Remove({ endpoint, id, heading, message, done, to }: Removal) {
  const strings = useStrings(recordPageStrings);
  const { client, actors } = useApp();
  const navigate = useNavigate();
  const removing = useConfirm(async () => {
    await client.call(endpoint, { path: { id } });
    const alert = { name: `deleted-${endpoint.path}-${id}`, variant: 'success', title: done } as const;
    actors.alerts.send({ type: 'alert.added', alert });
    navigate(to);
  });
  return (
    <>
      <Button onClick={() => removing.open()}>{strings.delete}</Button>
      <ConfirmDialog {...removing.dialog} heading={heading} message={message} />
    </>
  );
}
