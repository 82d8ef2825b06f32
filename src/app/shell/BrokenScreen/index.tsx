import { useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useRouteError } from '#src/router/index.ts';
import { shellStrings } from '../strings.ts';
import styles from './BrokenScreen.module.css';

const NO_ERROR = { message: '', stack: undefined };
/** Of a file with code or styles, as the bundler's runtime says it. */
const LOST_FILE = /^Loading (CSS )?chunk /;

/** What a screen that throws is replaced by; the bar and the footer stay. The stack is shown only when asked for. */
export function BrokenScreen() {
  const strings = useStrings(shellStrings);
  const error = useRouteError();
  const [isShown, setIsShown] = useState(false);
  const { message, stack } = error instanceof Error ? error : NO_ERROR;
  return (
    <Page
      heading={strings.brokenHeading}
      description={LOST_FILE.test(message) ? strings.brokenFile : message || strings.brokenFallback}
    >
      <div className={styles.actions}>
        {/* A full load: whatever broke the page is gone with it. */}
        <Button variant="primary" onClick={() => window.location.assign(pathTo('home'))}>
          {strings.goHome}
        </Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {strings.reload}
        </Button>
        <Button variant="tertiary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? strings.hideError : strings.showError}
        </Button>
      </div>
      {isShown && (
        <pre className={styles.stack} dir="ltr">
          {stack ?? strings.noStack}
        </pre>
      )}
    </Page>
  );
}

/** The same in place of the whole window, where the bar or the footer itself is broken. */
export function BrokenShell() {
  return (
    <main>
      <BrokenScreen />
    </main>
  );
}
