import { useState } from 'react';
import { PlayIcon } from '#src/components/laterIcons.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { PictogramName } from '#src/domain/pictograms.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './ResourcesScreen.module.css';
import { resourcesStrings } from './strings.ts';

interface VideoProps {
  /** YouTube's. */
  id: string;
  title: string;
  text: string;
  /** What it is about, in place of a still. */
  picture: PictogramName;
}

/** A video that nothing is loaded of before it is played: neither weight nor cookies of another site. */
export function Video({ id, title, text, picture }: VideoProps) {
  const strings = useStrings(resourcesStrings);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <article className={styles.video}>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className={styles.frame}
          aria-label={fill(strings.play, { title })}
          onClick={() => setPlaying(true)}
        >
          <span className={styles.picture}>
            <Pictogram of={picture} />
          </span>
          <PlayIcon />
        </button>
      )}
      <h3>{title}</h3>
      <p>{text}</p>
      <p>
        <TextLink to={`https://www.youtube.com/watch?v=${id}`} isExternal>
          {strings.watch}
          <span className="visually-hidden">: {title}</span>
        </TextLink>
      </p>
    </article>
  );
}

/** The play button is gone, and the focus with it: it goes on to the player. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
}
