import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PlacesMap } from '#src/records/PlacesMap/index.tsx';
import { PrintActions, PrintSheet } from '#src/records/PrintSheet/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useRecord } from '#src/records/useRecord.ts';
import { AppealTable } from '../EmergencyDetailsScreen/AppealTable.tsx';
import { Contacts } from '../EmergencyDetailsScreen/Contacts.tsx';
import { EditorsFigures, Overview, Situation } from '../EmergencyDetailsScreen/index.tsx';
import { ReportFigures } from '../EmergencyDetailsScreen/ReportFigures.tsx';
import type { Emergency } from '../EmergencyScreen/emergency.ts';
import { Funding } from '../EmergencyScreen/Funding.tsx';
import { emergencyStrings } from '../EmergencyScreen/strings.ts';
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
      actions={(emergency) =>
        emergencyId !== undefined && (
          <PrintActions
            back={{ to: pathTo('emergency', { emergencyId }), label: strings.back }}
            isReady={!!emergency}
          />
        )
      }
      info={<Funding request={view} />}
      skeleton={<Skeleton height="80rem" />}
      sections={(emergency) => <Sheet emergency={emergency} />}
    />
  );
}

function Sheet({ emergency }: { emergency: Emergency }) {
  return (
    <PrintSheet path={pathTo('emergency', { emergencyId: emergency.id })}>
      <EditorsFigures emergency={emergency} />
      <Overview emergency={emergency} />
      {!emergency.hide_field_report_map && (
        <PlacesMap countries={emergency.countries} districts={emergency.districts} />
      )}
      <Situation emergency={emergency} />
      <ReportFigures emergency={emergency} />
      <AppealTable appeals={emergency.appeals} />
      <Contacts emergency={emergency} />
    </PrintSheet>
  );
}
