import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { situationReportsEndpoint } from '#contracts/emergencies/page.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { English } from '#src/components/English/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useEditors } from '#src/core/useEditors.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './EmergencyReportsScreen.module.css';
import { emergencyReportsStrings } from './strings.ts';

type Page = AnswerOf<typeof situationReportsEndpoint>;
type Report = Page['results'][number];

/** Documents about the response, by their type. */
export function ResponseDocuments({
  emergencyId,
  request,
}: {
  emergencyId: number;
  request: RequestView<Page>;
}) {
  const strings = useStrings(emergencyReportsStrings);
  const errorText = useErrorText();
  const editors = useEditors(emergencyId);
  const reports = request.answer?.results ?? [];
  // Whoever may add one is offered that also while there is none.
  if (request.answer && reports.length === 0 && !editors) return null;
  return (
    <Panel
      heading={strings.response}
      actions={
        editors && (
          <ButtonLink to={editors} isExternal variant="secondary">
            {strings.addReport}
          </ButtonLink>
        )
      }
      state={messageState(request, { isEmpty: reports.length === 0 })}
      unreadable={unreadableRows(request.answer)}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
    >
      <div className={styles.groups}>
        {byType(reports, strings.otherDocuments).map(([type, own]) => (
          <section key={type} aria-label={type}>
            <h3>{type}</h3>
            <ul className={styles.documents}>
              {own.map((report) => (
                <li key={report.id}>
                  <Document report={report} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function Document({ report: { name, document, document_url, created_at, is_pinned } }: { report: Report }) {
  const strings = useStrings(emergencyReportsStrings);
  const language = useLanguage();
  return (
    <>
      <TextLink to={document || document_url || ''} isExternal>
        <English where="untranslated">{name}</English>
      </TextLink>{' '}
      {/* On its own: the day of a date would go over to a name in Latin letters before it. */}
      <bdi className={styles.date}>{formatDate(created_at, language)}</bdi>{' '}
      {is_pinned && <Chip>{strings.pinned}</Chip>}
    </>
  );
}

/** Types in the order in which they first come; what has none stands last. */
function byType(reports: readonly Report[], other: string): [type: string, reports: Report[]][] {
  const groups = new Map<string, Report[]>();
  for (const report of [...reports.filter(({ type }) => type), ...reports.filter(({ type }) => !type)]) {
    const type = report.type?.type ?? other;
    groups.set(type, [...(groups.get(type) ?? []), report]);
  }
  return [...groups];
}
