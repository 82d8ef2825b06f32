import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { ReportType } from '#rules/reportType.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { PlainText } from '#src/components/PlainText/index.tsx';
import { hasPlainText } from '#src/domain/markup.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

type Taken = NonNullable<FieldReport['actions_taken']>[number];
type Shown = Partial<Taken> & Pick<Taken, 'organization'>;

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
  const notes = isCovid ? notesOf(report) : [];
  const notesWith = (organization: string) => (organization === 'NTLS' ? notes : []);
  const all: readonly Shown[] = report.actions_taken ?? [];
  // Somebody may have written notes and ticked no action.
  const known = all.some(isOfSociety) ? all : [...all, { organization: 'NTLS' }];
  const shown = known.filter(
    ({ organization, actions_details, summary }) =>
      (actions_details?.length ?? 0) > 0 || summary?.trim() || notesWith(organization).length > 0,
  );
  const organizationOf = (key: string) =>
    enums.answer?.api_action_org?.find((entry) => entry.key === key)?.value ?? key;
  const categoryName = (key: string) =>
    enums.answer?.api_action_category?.find((entry) => entry.key === key)?.value ?? key;
  return (
    <>
      {shown.map((taken) => (
        <Panel
          key={taken.id ?? taken.organization}
          heading={fill(strings.actionsBy, { organization: organizationOf(taken.organization) })}
        >
          {byCategory(taken, notesWith(taken.organization)).map(([category, names, note]) => (
            <div key={category}>
              {category && <h3 className={styles.category}>{categoryName(category)}</h3>}
              {names.length > 0 && (
                <ul className={styles.actions}>
                  {names.map((name) => (
                    <li key={name}>
                      <CheckIcon /> {name}
                    </li>
                  ))}
                </ul>
              )}
              <PlainText text={note} />
            </div>
          ))}
          {taken.summary?.trim() && (
            <>
              <h3 className={styles.category}>{strings.summary}</h3>
              <PlainText text={taken.summary} />
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

/** By category, also those of which there are notes alone. */
function byCategory(
  { actions_details = [] }: Shown,
  notes: readonly (readonly [category: string, note: string])[],
): [category: string, names: string[], note: string | undefined][] {
  const groups = new Map<string, string[]>();
  for (const { name = '--', category = '' } of actions_details)
    groups.set(category, [...(groups.get(category) ?? []), name]);
  const noteOf = new Map(notes);
  for (const category of noteOf.keys()) groups.set(category, groups.get(category) ?? []);
  return [...groups].map(([category, names]) => [category, names, noteOf.get(category)]);
}

/** What it says under each category, where it says something. */
const notesOf = (report: FieldReport) =>
  Object.entries(NOTES).flatMap(([category, field]) => {
    const note = report[field];
    return hasPlainText(note) ? [[category, note] as const] : [];
  });

const isOfSociety = ({ organization }: Shown) => organization === 'NTLS';

const NOTHING = {};
