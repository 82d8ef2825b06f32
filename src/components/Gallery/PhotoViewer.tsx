import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type GalleryMove,
  galleryKeyMove,
  type galleryMachine,
  selectAttempt,
  selectHasFailed,
  selectIndex,
  selectIsLoading,
} from '#machines/gallery.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Dialog } from '../Dialog/index.tsx';
import { IconButton } from '../IconButton/index.tsx';
import { ForwardIcon } from '../icons.tsx';
import { BackIcon } from '../laterIcons.tsx';
import { MessageBlock } from '../MessageBlock/index.tsx';
import { Spinner } from '../Spinner/index.tsx';
import { TextLink } from '../TextLink/index.tsx';
import styles from './Gallery.module.css';
import type { Photo } from './photo.ts';
import { galleryStrings } from './strings.ts';

interface PhotoViewerProps {
  actor: ActorRefFrom<typeof galleryMachine>;
  photos: readonly Photo[];
}

/** One photo, as large as the window has room for, and the ways to the others: buttons, arrow keys, Home and End. */
export function PhotoViewer({ actor, photos }: PhotoViewerProps) {
  const strings = useStrings(galleryStrings);
  const language = useLanguage();
  const last = photos.length - 1;
  // Some may have gone since it was opened.
  const index = Math.min(useSelector(actor, selectIndex), last);
  const attempt = useSelector(actor, selectAttempt);
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  const photo = photos[index];
  if (!photo) return null;
  const { src, caption, detail } = photo;
  const number = (value: number) => formatNumber(value, language);
  const place = fill(strings.place, { number: number(index + 1), count: number(photos.length) });
  const move = (to: GalleryMove) => actor.send({ type: 'moved', to, count: photos.length });

  function onKeyDown(event: KeyboardEvent) {
    const to = galleryKeyMove(event.key, directionOf(language) === 'rtl');
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is in the window, whatever has the focus
    <div onKeyDown={onKeyDown}>
      <Dialog
        isOpen
        size="full"
        heading={caption}
        closesOnEscape
        closesOnOutsidePress
        onClose={() => actor.send({ type: 'close' })}
      >
        <div className={styles.viewer}>
          <div className={styles.stage}>
            {hasFailed ? (
              <MessageBlock
                state="failed"
                message={strings.failed}
                onRetry={() => actor.send({ type: 'retry' })}
              />
            ) : (
              <>
                {isLoading && <Spinner />}
                <img
                  // Another photo never stands in the place of the one that is on its way.
                  key={`${src} ${attempt}`}
                  className={clsx(styles.large, isLoading && styles.coming)}
                  src={src}
                  alt={caption}
                  onLoad={() => actor.send({ type: 'photo.loaded' })}
                  onError={() => actor.send({ type: 'photo.failed' })}
                />
              </>
            )}
          </div>
          <div className={styles.bar}>
            {photos.length > 1 && (
              <div className={styles.ways}>
                <IconButton
                  label={strings.previous}
                  icon={<BackIcon />}
                  // Not `disabled`: who arrives at an end keeps the focus.
                  aria-disabled={index === 0}
                  onClick={() => move('previous')}
                />
                <span>{place}</span>
                <IconButton
                  label={strings.next}
                  icon={<ForwardIcon />}
                  aria-disabled={index === last}
                  onClick={() => move('next')}
                />
              </div>
            )}
            <TextLink to={src} isExternal>
              {detail ? fill(strings.openOf, { detail }) : strings.open}
            </TextLink>
          </div>
          <p role="status" className="visually-hidden">
            {photos.length > 1 && `${place} ${caption}`}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
