import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { galleryMachine, selectIsOpen } from '#machines/gallery.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { lazyComponent } from '../lazyPart.tsx';
import styles from './Gallery.module.css';
import type { Photo } from './photo.ts';
import { galleryStrings } from './strings.ts';

const PhotoViewer = lazyComponent(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

interface GalleryProps {
  photos: readonly Photo[];
  /** Maps and posters: nothing of them is cut off at the frame. `@default` false */
  isWhole?: boolean | undefined;
}

/**
 * Photos in frames of one size, whose room is there before they are; each is fetched once it is near, and opens in a viewer that
 * leads on to the others. The lifecycle is `machines/gallery.ts`.
 */
export function Gallery({ photos, isWhole = false }: GalleryProps) {
  const strings = useStrings(galleryStrings);
  const actor = useActorRef(galleryMachine);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ id, src, caption, detail }, index) => (
          <li key={id}>
            <figure className={styles.photo}>
              <button
                type="button"
                className={clsx(styles.frame, isWhole && styles.whole)}
                aria-label={fill(strings.show, { name: caption })}
                aria-haspopup="dialog"
                onPointerEnter={PhotoViewer.preload}
                onFocus={PhotoViewer.preload}
                onClick={() => actor.send({ type: 'photo.opened', index })}
              >
                <img src={src} alt="" width={320} height={240} loading="lazy" decoding="async" />
              </button>
              <figcaption className={styles.caption}>
                <bdi>{caption}</bdi>
                {detail && <span className={styles.detail}> {detail}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {isOpen && photos.length > 0 && <PhotoViewer actor={actor} photos={photos} />}
    </>
  );
}
