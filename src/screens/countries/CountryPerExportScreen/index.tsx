import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useCycleFrame } from '../CountryPerScreen/frame.tsx';
import { type Process, useCyclePage } from '../CountryPerScreen/process.ts';
import { Results } from '../CountryPerScreen/Results.tsx';
import { countryPerStrings } from '../CountryPerScreen/strings.ts';
import styles from './CountryPerExportScreen.module.css';

/** `/countries/{countryId}/per/{perId}/export`: the results of a PER cycle on A4, for those who look after the country. */
export function CountryPerExportScreen() {
  const strings = useStrings(countryPerStrings);
  const page = useCyclePage();
  const { isManaged, country, countryId, view } = page;
  const frame = useCycleFrame(page);
  return (
    <RecordFrame<Process>
      // What the public may know stands on the page of the cycle.
      view={isManaged === false ? { ...view, answer: undefined, isPending: false, isMissing: true } : view}
      {...frame}
      heading={(process) => [country?.name, frame.heading(process)].filter(Boolean).join(' – ')}
      actions={(process) => (
        <span className={styles.actions}>
          {countryId !== undefined && process && (
            <ButtonLink to={pathTo('countryPer', { countryId, perId: process.id })} variant="secondary">
              {strings.backToCycle}
            </ButtonLink>
          )}
          <Button variant="primary" disabled={!process} onClick={() => void printPage()}>
            {strings.print}
          </Button>
        </span>
      )}
      sections={(process) => <Sheet process={process} />}
    />
  );
}

function Sheet({ process }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const now = useNow();
  const address = window.location.origin + window.location.pathname;
  return (
    <div className={styles.sheet}>
      <Results process={process} />
      <p className={styles.imprint}>
        {fill(strings.printedOn, { address, date: formatDate(now, language) })}
      </p>
    </div>
  );
}
