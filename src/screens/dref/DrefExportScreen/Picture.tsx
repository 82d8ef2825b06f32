import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type printImagesMachine, selectHasFailed } from '#machines/printImages.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './DrefExportScreen.module.css';
import { drefExportStrings } from './strings.ts';

/** What waits for the pictures of the sheet. */
export const PrintImages = createContext<ActorRefFrom<typeof printImagesMachine> | undefined>(undefined);

type PictureProps = { image: string } & (
  | { isIcon: true; name?: undefined; caption?: undefined }
  | { isIcon?: false; name: string; caption?: string | null | undefined }
);

/** A picture of a sheet; one that does not come is named in its place, an icon is left out. */
export function Picture({ image, name, caption, isIcon = false }: PictureProps) {
  const strings = useStrings(drefExportStrings);
  const images = use(PrintImages);
  if (!images) throw new Error('A picture stands outside of a sheet.');
  const hasFailed = useSelector(images, (snapshot) => selectHasFailed(snapshot, image));
  const drawn = (
    <img
      src={image}
      alt={name ?? ''}
      className={isIcon ? styles.icon : styles.picture}
      // One that comes late is shown after all.
      hidden={hasFailed}
      onLoad={() => images.send({ type: 'image.loaded', image })}
      onError={() => images.send({ type: 'image.failed', image })}
    />
  );
  if (isIcon) return drawn;
  return (
    <figure className={styles.figure}>
      {drawn}
      {hasFailed && <p className={styles.lost}>{fill(strings.photoFailed, { name })}</p>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
