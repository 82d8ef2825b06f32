import { useEffect, useRef } from 'react';
import type { SavedView } from '#machines/savedViews.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SavedViews.module.css';
import { savedViewsStrings } from './strings.ts';

interface ManageDialogProps {
  views: readonly SavedView[];
  /** The view whose renaming has just ended: the focus is there again. */
  returnedTo?: string | undefined;
  onRename: (name: string) => void;
  onDelete: (name: string) => void;
  onClose: () => void;
}

/** The views of a list, each to be renamed or deleted. */
export function ManageDialog({ views, returnedTo, onRename, onDelete, onClose }: ManageDialogProps) {
  const strings = useStrings(savedViewsStrings);
  const list = useRef<HTMLUListElement>(null);

  const known = useRef(views.length);

  // The focus went with the row that was deleted.
  useEffect(() => {
    if (views.length < known.current) list.current?.focus();
    known.current = views.length;
  }, [views.length]);

  return (
    <Dialog
      isOpen
      size="sm"
      heading={strings.views}
      closesOnEscape
      onClose={onClose}
      footer={<Button onClick={onClose}>{strings.close}</Button>}
    >
      <ul ref={list} className={styles.views} aria-label={strings.views} tabIndex={-1}>
        {views.map(({ name }) => (
          <View
            key={name}
            name={name}
            isReturnedTo={name === returnedTo}
            onRename={onRename}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ViewProps extends Pick<ManageDialogProps, 'onRename' | 'onDelete'> {
  name: string;
  isReturnedTo: boolean;
}

function View({ name, isReturnedTo, onRename, onDelete }: ViewProps) {
  const strings = useStrings(savedViewsStrings);
  const deleting = useConfirm(() => onDelete(name));
  return (
    <li className={styles.view}>
      {/* Aligned with the page, whichever way its own words run. */}
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.deeds}>
        <Button
          data-begin-here={isReturnedTo || undefined}
          size="sm"
          onClick={() => onRename(name)}
          aria-label={fill(strings.renameOf, { name })}
        >
          {strings.rename}
        </Button>
        <Button size="sm" onClick={() => deleting.open()} aria-label={fill(strings.deleteOf, { name })}>
          {strings.delete}
        </Button>
      </span>
      <ConfirmDialog
        {...deleting.dialog}
        heading={strings.deleteHeading}
        message={fill(strings.deleteQuestion, { name })}
      />
    </li>
  );
}
