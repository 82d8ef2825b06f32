import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PlacesMap } from '#src/records/PlacesMap/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useRecord } from '#src/records/useRecord.ts';
import { AppealTable } from '../EmergencyDetailsScreen/AppealTable.tsx';
import { Contacts } from '../EmergencyDetailsScreen/Contacts.tsx';
import { EditorsFigures, Overview, Situation } from '../EmergencyDetailsScreen/index.tsx';
import { ReportFigures } from '../EmergencyDetailsScreen/ReportFigures.tsx';
import type { Emergency } from '../EmergencyScreen/emergency.ts';
import { Funding } from '../EmergencyScreen/Funding.tsx';
import { emergencyStrings } from '../EmergencyScreen/strings.ts';
import styles from './EmergencyPrintScreen.module.css';
import { emergencyPrintStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/print`: an emergency on A4, to hand around. */
export function EmergencyPrintScreen() {
  const strings = useStrings(emergencyPrintStrings);
  const { emergencies, notFound, backToAll } = useStrings(emergencyStrings);
  const { emergencyId } = useIds();
  const view = useRecord(emergencyEndpoint, emergencyId);
  return (
    <RecordFrame
      view={view}
      heading={(emergency) => emergency?.name ?? strings.heading}
      list={{ to: pathTo('emergencies'), label: emergencies }}
      missing={{ text: notFound, back: backToAll }}
      description={({ countries }) => countries.map(({ name }) => name).join(' · ')}
      actions={(emergency) => emergencyId !== undefined && <Actions id={emergencyId} isReady={!!emergency} />}
      info={<Funding request={view} />}
      skeleton={<Skeleton height="80rem" />}
      sections={(emergency) => <Sheet emergency={emergency} />}
    />
  );
}

function Actions({ id, isReady }: { id: number; isReady: boolean }) {
  const strings = useStrings(emergencyPrintStrings);
  return (
    <span className={styles.actions}>
      <ButtonLink to={pathTo('emergency', { emergencyId: id })} variant="secondary">
        {strings.back}
      </ButtonLink>
      <Button variant="primary" disabled={!isReady} onClick={() => void printPage()}>
        {strings.print}
      </Button>
    </span>
  );
}

function Sheet({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyPrintStrings);
  const language = useLanguage();
  const now = useNow();
  const address = window.location.origin + pathTo('emergency', { emergencyId: emergency.id });
  return (
    <div className={styles.sheet}>
      <EditorsFigures emergency={emergency} />
      <Overview emergency={emergency} />
      {!emergency.hide_field_report_map && (
        <PlacesMap countries={emergency.countries} districts={emergency.districts} />
      )}
      <Situation emergency={emergency} />
      <ReportFigures emergency={emergency} />
      <AppealTable appeals={emergency.appeals} />
      <Contacts contacts={emergency.contacts} />
      <p className={styles.imprint}>
        {fill(strings.printedOn, { address, date: formatDate(now, language) })}
      </p>
    </div>
  );
}
