import { useSelector } from '@xstate/react';
import { selectIsShown } from '#machines/cookieBanner.ts';
import { Button } from '#src/components/Button/index.tsx';
import { focusHeading } from '#src/components/focusHeading.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './CookieBanner.module.css';

/** Asks for consent to cookies and analytics, at the bottom of the window, until it is given. */
export function CookieBanner() {
  const strings = useStrings(shellStrings);
  const { cookieBanner } = useApp().actors;
  const isShown = useSelector(cookieBanner, selectIsShown);
  if (!isShown) return null;
  return (
    <section className={styles.banner} aria-label={strings.cookieBanner}>
      <div className={styles.ground} />
      <div className={styles.content}>
        <p>{strings.cookieText}</p>
        <div className={styles.actions}>
          <TextLink to={pathTo('cookiePolicy')}>
            {strings.cookieLearnMore}
            {/* What more is about, for who hears the link alone. */}
            <span className="visually-hidden"> {strings.cookieLearnMoreOf}</span>
          </TextLink>
          <Button
            variant="primary"
            onClick={() => {
              focusHeading();
              cookieBanner.send({ type: 'accept' });
            }}
          >
            {strings.cookieAccept}
          </Button>
        </div>
      </div>
    </section>
  );
}
