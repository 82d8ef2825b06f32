import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { printPage } from '#src/core/printPage.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './PrintSheet.module.css';
import { printSheetStrings } from './strings.ts';

interface PrintActionsProps {
  /** The page that is printed here. */
  back?: { to: string; label: string } | undefined;
  /** There is something to print. */
  isReady: boolean;
}

/** What can be done with a page that is made for paper; none of it goes to paper. */
export function PrintActions({ back, isReady }: PrintActionsProps) {
  const strings = useStrings(printSheetStrings);
  return (
    <span className={styles.actions}>
      {back && (
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
      )}
      <Button variant="primary" disabled={!isReady} onClick={() => void printPage()}>
        {strings.print}
      </Button>
    </span>
  );
}

/** What goes to paper, and at its end where it is from. `address`: within the app. `@default` this page */
export function PrintSheet({ address, children }: { address?: string; children: ReactNode }) {
  const strings = useStrings(printSheetStrings);
  const language = useLanguage();
  const now = useNow();
  const { origin, pathname } = window.location;
  return (
    <div className={styles.sheet}>
      {children}
      <p className={styles.imprint}>
        {fill(strings.printedOn, {
          address: origin + (address ?? pathname),
          date: formatDate(now, language),
        })}
      </p>
    </div>
  );
}
