import { perWorkPlanEndpoint } from '#contracts/per/results.ts';
import { withoutIsolates } from '#rules/isolate.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { downloadBlob } from '#src/components/download.ts';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countedNumber } from '#src/domain/perComponents.ts';
import { useFormOptions, useFromValues } from '#src/forms/FormContext.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber, MISSING } from '#src/i18n/format.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { recordInput } from '#src/records/recordCall.ts';
import { calendarOf } from './calendar.ts';
import type { WorkPlanOptions } from './form.tsx';
import { byDueDate, planFigures, urgencyOf } from './rules.ts';
import { perWorkPlanStrings } from './strings.ts';
import { type Action, isTouched, type PlannedAction, type WorkPlanValues } from './values.ts';
import styles from './workPlan.module.css';

interface AbovePlanProps {
  perId: number;
  id: number;
  country: string;
  /** The plan is read and has no inputs to lead to. `@default` false */
  isRead?: boolean;
}

/** An action with what it is called. */
interface Named extends Action {
  name: string;
}

/** Above the plan: whose it is, what is due, and the plan as a calendar or a sheet. */
export function AbovePlan({ perId, id, country, isRead = false }: AbovePlanProps) {
  const strings = useStrings(perWorkPlanStrings);
  const language = useLanguage();
  const today = formatIsoDate(useNow());
  const now = useNow();
  const { answer } = useRequest(perWorkPlanEndpoint, recordInput(id));
  const planned = useActions();
  const figures = planFigures(planned, today);
  const urgent = byDueDate(planned.filter((action) => urgencyOf(action, today) !== undefined));
  const overview = answer?.overview_details;
  const dated = planned.filter(({ due_date }) => due_date);

  const dueOn = ({ name, due_date }: Named) =>
    fill(strings.dueOn, { name, date: formatDate(due_date, language) });

  function download() {
    const entries = dated.map((action) => ({
      uid: `per-${perId}-${action.id ?? action.key}@${window.location.hostname}`,
      day: action.due_date ?? '',
      // By itself, "Additional action 1" tells nobody anything in a calendar.
      summary: shortened(withoutIsolates([action.name, action.actions].filter(Boolean).join(': '))),
      description: action.actions,
    }));
    const name = withoutIsolates(fill(strings.calendarName, { country }));
    const calendar = calendarOf(name, entries, now.getTime());
    downloadBlob(`per-work-plan-${perId}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  }

  return (
    <Panel heading={strings.about}>
      <div className={styles.above}>
        <p className={styles.line}>
          <span>
            {strings.planDate}: {formatDate(overview?.workplan_development_date, language)}
          </span>
          <span>
            {strings.responsible}: <bdi>{overview?.ns_focal_point_name || MISSING}</bdi>{' '}
            {overview?.ns_focal_point_email && <MailLink address={overview.ns_focal_point_email} />}
          </span>
          {!isRead && (
            <ButtonLink variant="tertiary" to={pathTo('perOverview', { perId })}>
              {strings.editOverview}
            </ButtonLink>
          )}
        </p>
        <p className={styles.line} role="status">
          <span>
            {fill(strings.figures, {
              all: formatNumber(figures.all, language),
              finished: formatNumber(figures.finished, language),
            })}
          </span>
          {figures.overdue > 0 && (
            <Chip variant="danger">
              {fill(strings.overdue, { count: formatNumber(figures.overdue, language) })}
            </Chip>
          )}
          {figures.dueSoon > 0 && (
            <Chip variant="warning">
              {fill(strings.dueSoon, { count: formatNumber(figures.dueSoon, language) })}
            </Chip>
          )}
        </p>
        {urgent.length === 0 ? (
          <p className={styles.line}>{strings.nothingDue}</p>
        ) : (
          <ul aria-label={strings.urgent} className={styles.urgent}>
            {urgent.map((action) => (
              <li key={action.key}>
                {isRead ? (
                  dueOn(action)
                ) : (
                  <Button variant="tertiary" size="sm" onClick={() => goTo(action)}>
                    {dueOn(action)}
                  </Button>
                )}{' '}
                {urgencyOf(action, today) === 'overdue' ? (
                  <Chip variant="danger">{strings.isOverdue}</Chip>
                ) : (
                  <Chip variant="warning">{strings.isDueSoon}</Chip>
                )}
                {action.actions && <p dir="auto">{action.actions}</p>}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.line}>
          {/* What does nothing yet says what it waits for, rather than standing there grey. */}
          {dated.length > 0 && <Button onClick={download}>{strings.calendar}</Button>}
          {dated.length === 0 && !isRead && strings.noCalendar}
          <PlanFile perId={perId} planned={planned} />
        </div>
      </div>
    </Panel>
  );
}

/** So much of it as a calendar shows; no letter is cut in two. */
const shortened = (text: string) => [...text].slice(0, SUMMARY_LENGTH).join('');
const SUMMARY_LENGTH = 120;

/** To its row of the form, where its status is changed. */
function goTo({ key }: Action): void {
  document.querySelector<HTMLElement>(`[data-row="${key}"] :is(input, select, textarea)`)?.focus();
}

/** The plan for spreadsheets, as it stands in the form. */
function PlanFile({ perId, planned }: { perId: number; planned: readonly Named[] }) {
  const strings = useStrings(perWorkPlanStrings);
  const { statuses, societies } = useFormOptions<WorkPlanOptions>();
  const nameIn = (list: WorkPlanOptions['statuses'], id: number | undefined) =>
    list.options?.find((option) => option.id === id)?.name;
  const support = (type: number | undefined) =>
    type === undefined ? undefined : strings[`support_${type as 0 | 1 | 2 | 3}`];
  return (
    <ExportButton
      count={planned.length}
      of={{
        fileName: `per-work-plan-${perId}.csv`,
        columns: [
          { heading: strings.component, value: ({ name }: Named) => name },
          { heading: strings.actions, value: ({ actions }) => actions },
          { heading: strings.dueDate, value: ({ due_date }) => due_date },
          { heading: strings.status, value: ({ status }) => nameIn(statuses, status) },
          { heading: strings.supportedBy, value: (row) => support(row.supported_by_organization_type) },
          { heading: strings.society, value: ({ supported_by }) => nameIn(societies, supported_by) },
        ],
        // All of it is here.
        loadPage: async ({ limit, offset }) => ({
          count: planned.length,
          results: planned.slice(offset, offset + limit),
        }),
      }}
    />
  );
}

/** The actions of the plan as they stand in the form, by what they are called. */
function useActions(): Named[] {
  const strings = useStrings(perWorkPlanStrings);
  const { components } = useFormOptions<WorkPlanOptions>();
  const prioritized = useFromValues<WorkPlanValues, readonly PlannedAction[]>(
    ({ prioritized_action_responses: rows }) => rows ?? NOTHING,
  );
  const additional = useFromValues<WorkPlanValues, readonly Action[]>(
    ({ additional_action_responses: rows }) => rows ?? NOTHING,
  );
  return [
    ...prioritized.filter(isTouched).map((row) => {
      const component = components?.find(({ id }) => id === row.component);
      return {
        ...row,
        name: component
          ? fill(strings.componentTitle, { number: countedNumber(component), title: component.title ?? '' })
          : strings.component,
      };
    }),
    ...additional.map((row, index) => ({
      ...row,
      name: fill(strings.additionalTitle, { number: String(index + 1) }),
    })),
  ];
}
const NOTHING: readonly never[] = [];
