import { situationReportsEndpoint } from '#contracts/emergencies/page.ts';
import { everything } from '#contracts/query.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useEditors } from '#src/core/useEditors.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useEmergency } from '../EmergencyScreen/index.tsx';
import { AppealDocuments } from './AppealDocuments.tsx';
import { FeaturedDocuments } from './FeaturedDocuments.tsx';
import { FieldReports } from './FieldReports.tsx';
import { ResponseDocuments } from './ResponseDocuments.tsx';
import { emergencyReportsStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/reports`: everything written about an emergency. */
export function EmergencyReportsScreen() {
  const strings = useStrings(emergencyReportsStrings);
  const { id, featured_documents, field_reports, appeals } = useEmergency();
  const situationReports = useRequest(situationReportsEndpoint, everything({ event: id }));
  const isEditor = useEditors(id) !== undefined;
  const isEmpty =
    !isEditor &&
    featured_documents.length === 0 &&
    field_reports.length === 0 &&
    appeals.length === 0 &&
    situationReports.answer?.count === 0;
  if (isEmpty) return <MessageBlock state="empty" message={strings.nothing} />;
  return (
    <>
      <FeaturedDocuments documents={featured_documents} />
      <ResponseDocuments emergencyId={id} request={situationReports} />
      <FieldReports reports={field_reports} />
      <AppealDocuments appeals={appeals.map((appeal) => appeal.id)} />
    </>
  );
}
