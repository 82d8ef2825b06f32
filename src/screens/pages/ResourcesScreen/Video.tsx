import { useState } from 'react';
import { PlayIcon } from '#src/components/laterIcons.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './ResourcesScreen.module.css';
import { resourcesStrings } from './strings.ts';

/** A video that nothing is loaded of before it is played: neither weight nor cookies of another site. `id`: YouTube's. */
export function Video({ id, title, text }: { id: string; title: string; text: string }) {
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
