import type { ReactNode } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { Dialog } from '../Dialog/index.tsx';
import { FormErrors } from '../FormErrors/index.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** @default 'Confirmation' */
  heading?: string | undefined;
  /** @default 'Are you sure you want to continue?' */
  message?: ReactNode;
  /** What belongs to the question, below it. */
  children?: ReactNode;
  /** The action runs: it can be neither repeated nor cancelled. `@default` false */
  isPending?: boolean | undefined;
  /** Why the action failed; Ok tries again. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action. Escape does not close it: only an answer does. The lifecycle is `machines/confirm.ts`.
 * Source: product specification, sections 4 and 8.
 */
export function ConfirmDialog({
  isOpen,
  heading,
  message,
  children,
  isPending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const strings = useStrings(commonStrings);
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      size="sm"
      heading={heading ?? strings.confirmation}
      footer={
        <>
          <Button onClick={onCancel} disabled={isPending}>
            {strings.cancel}
          </Button>
          <Button variant="primary" onClick={onConfirm} isPending={isPending}>
            {strings.ok}
          </Button>
        </>
      }
    >
      <p>{message ?? strings.confirmMessage}</p>
      {children}
      <FormErrors messages={error ? [error] : []} />
    </Dialog>
  );
}
