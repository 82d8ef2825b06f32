import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { ReportType } from '#rules/reportType.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

type Taken = NonNullable<FieldReport['actions_taken']>[number];

/** The notes that a COVID report has under each category of actions. */
const NOTES = {
  Health: 'notes_health',
  'NS Institutional Strengthening': 'notes_ns',
  'Socioeconomic Interventions': 'notes_socioeco',
} as const;

/** What each kind of organization did, by category. */
export function ActionsTaken({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const enums = useRequest(globalEnumsEndpoint, NOTHING);
  useFailureAlert(enums);
  const isCovid = type === 'COVID';
  const shown = (report.actions_taken ?? []).filter(
    ({ actions_details, summary }) => (actions_details?.length ?? 0) > 0 || summary?.trim(),
  );
  const organizationOf = (key: string) =>
    enums.answer?.api_action_org?.find((entry) => entry.key === key)?.value ?? key;
  const categoryName = (key: string) =>
    enums.answer?.api_action_category?.find((entry) => entry.key === key)?.value ?? key;
  return (
    <>
      {shown.map((taken) => (
        <Panel
          key={taken.id}
          heading={fill(strings.actionsBy, { organization: organizationOf(taken.organization) })}
        >
          {byCategory(taken).map(([category, names]) => (
            <div key={category}>
              {category && <h3 className={styles.category}>{categoryName(category)}</h3>}
              <ul className={styles.actions}>
                {names.map((name) => (
                  <li key={name}>
                    <CheckIcon /> {name}
                  </li>
                ))}
              </ul>
              {isCovid && taken.organization === 'NTLS' && category in NOTES && (
                <RichText html={report[NOTES[category as keyof typeof NOTES]]} />
              )}
            </div>
          ))}
          {taken.summary?.trim() && (
            <>
              <h3 className={styles.category}>{strings.summary}</h3>
              <RichText html={taken.summary} />
            </>
          )}
        </Panel>
      ))}
      {isCovid && (
        <>
          <Names heading={strings.partners} of={report.external_partners_details} />
          <Names heading={strings.activities} of={report.supported_activities_details} />
        </>
      )}
    </>
  );
}

function Names({
  heading,
  of: choices = [],
}: {
  heading: string;
  of: readonly { id: number; name?: string | undefined }[] | undefined;
}) {
  if (choices.length === 0) return null;
  return (
    <Panel heading={heading}>
      <ul>
        {choices.map(({ id, name }) => (
          <li key={id}>{name ?? '--'}</li>
        ))}
      </ul>
    </Panel>
  );
}

function byCategory({ actions_details = [] }: Taken): [category: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name = '--', category = '' } of actions_details)
    groups.set(category, [...(groups.get(category) ?? []), name]);
  return [...groups];
}

const NOTHING = {};
