import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { becomesWhole, headSheets, printPage } from '#src/core/printPage.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './PrintSheet.module.css';
import { printSheetStrings } from './strings.ts';

interface PrintActionsProps {
  /** The page that the sheet is made of. */
  back: { to: string; label: string } | undefined;
  isReady: boolean;
  /** What else makes paper of it. */
  children?: ReactNode;
}

/** What can be done with a page for paper; it is not on the paper. */
export function PrintActions({ back, isReady, children }: PrintActionsProps) {
  const strings = useStrings(printSheetStrings);
  return (
    <span className={styles.actions}>
      {back && (
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
      )}
      {children}
      <Button variant="primary" disabled={!isReady} onClick={() => void printPage()}>
        {strings.print}
      </Button>
    </span>
  );
}

interface PrintSheetProps {
  /** The path of what is printed, which the paper leads back to. */
  path: string;
  children: ReactNode;
}

/** Sections of a page for paper, close together, and below them where and when they were printed. */
export function PrintSheet({ path, children }: PrintSheetProps) {
  const strings = useStrings(printSheetStrings);
  const language = useLanguage();
  const now = useNow();
  return (
    <div className={styles.sheet}>
      {children}
      <p className={styles.imprint}>
        {fill(strings.printedOn, {
          address: window.location.origin + path,
          date: formatDate(now, language),
        })}
      </p>
    </div>
  );
}

const READY = 'pdf-preview-ready';

/** A service that makes PDFs waits for this. It prints without telling: its sheets get their head beforehand. */
export function PrintReady() {
  const language = useLanguage();
  const now = useNow();
  return <div id={READY} ref={() => headSheets(language, now)} hidden />;
}

/** The same of a page whose parts have calls of their own: it is ready once they are all there. */
export function PrintReadyOnceWhole() {
  const language = useLanguage();
  const now = useNow();
  return (
    <div
      ref={(mark) => {
        headSheets(language, now);
        if (mark) void becomesWhole().then(() => mark.setAttribute('id', READY));
      }}
      hidden
    />
  );
}
