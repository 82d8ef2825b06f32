import { useId } from 'react';
import { isFreeName, type SavedView } from '#machines/savedViews.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useFields } from '#src/hooks/useFields.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SavedViews.module.css';
import { savedViewsStrings } from './strings.ts';

/** What a menu shows without breaking it. */
const MOST_LETTERS = 60;

interface NameDialogProps {
  heading: string;
  text?: string | undefined;
  views: readonly SavedView[];
  /** The name that the view has: it may stay. */
  own?: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog({ heading, text, views, own, onName, onClose }: NameDialogProps) {
  const strings = useStrings(savedViewsStrings);
  const formId = useId();
  const form = useFields({
    initial: { name: own ?? '' },
    validate: ({ name }) => ({ name: problemOf(name) }),
    error: undefined,
    onSubmit: ({ name }) => onName(name),
  });

  function problemOf(name: string) {
    if (name.trim() === '') return strings.missingName;
    return isFreeName(views, name, own) ? undefined : strings.takenName;
  }

  return (
    <Dialog
      isOpen
      size="sm"
      heading={heading}
      closesOnEscape
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {strings.saveButton}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {text && <p>{text}</p>}
        <TextInput
          label={strings.name}
          {...form.field('name')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          isRequired
        />
      </form>
    </Dialog>
  );
}
