import { PER_SHEETS } from '#contracts/per/export.ts';
import type { Database } from '#provider/database/connect.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { CONSIDERATIONS } from '#rules/perSteps.ts';
import { labelOf } from '../labels.ts';
import type { Reader } from '../reader.ts';
import { perOptions, typeOf } from './options.ts';
import { findOverview } from './overviews.ts';
import {
  assessmentAnswer,
  findAssessment,
  findPrioritization,
  findWorkPlan,
  prioritizationAnswer,
  workPlanAnswer,
} from './results.ts';

type Cell = string | number | null | undefined;
type Overview = NonNullable<Awaited<ReturnType<typeof findOverview>>>;

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

/** The columns of the overview, in the order of its form. */
const OVERVIEW: readonly (readonly [heading: string, of: (overview: Overview, reader: Reader) => Cell])[] = [
  ['National Society', ({ country_details }) => country_details?.society_name ?? country_details?.name],
  ['PER process cycle number', ({ assessment_number }) => assessment_number],
  ['PER phase', ({ phase, phase_display }) => `${phase} - ${phase_display}`],
  ['Date of orientation', ({ date_of_orientation }) => date_of_orientation],
  ['Date of current PER assessment', ({ date_of_assessment }) => date_of_assessment],
  ['Type of current PER assessment', ({ type_of_assessment_details }) => type_of_assessment_details?.name],
  ['Date of previous assessment', ({ date_of_previous_assessment }) => date_of_previous_assessment],
  [
    'Type of previous PER assessment',
    ({ type_of_previous_assessment }, { language }) => typeOf(type_of_previous_assessment, language)?.name,
  ],
  ['Branches involved', ({ branches_involved }) => branches_involved],
  [
    'Assessment method',
    ({ assessment_method }, { language }) =>
      labelOf('per_overviewassessmentmethods', assessment_method, language),
  ],
  ['EPI considerations', (overview) => yesNo(overview.assess_preparedness_of_country)],
  ['Urban considerations', (overview) => yesNo(overview.assess_urban_aspect_of_country)],
  [
    'Climate and environmental considerations',
    (overview) => yesNo(overview.assess_climate_environment_of_country),
  ],
  ['Migration considerations', (overview) => yesNo(overview.assess_migration_aspect_of_country)],
  ['Work-plan development date', ({ workplan_development_date }) => workplan_development_date],
  ['Work-plan revision date', ({ workplan_revision_date }) => workplan_revision_date],
  ['NS focal point: name', ({ ns_focal_point_name }) => ns_focal_point_name],
  ['NS focal point: email', ({ ns_focal_point_email }) => ns_focal_point_email],
  ['NS focal point: phone', ({ ns_focal_point_phone }) => ns_focal_point_phone],
  ['NS second focal point: name', ({ ns_second_focal_point_name }) => ns_second_focal_point_name],
  ['NS second focal point: email', ({ ns_second_focal_point_email }) => ns_second_focal_point_email],
  ['NS second focal point: phone', ({ ns_second_focal_point_phone }) => ns_second_focal_point_phone],
  ['Partner focal point: name', ({ partner_focal_point_name }) => partner_focal_point_name],
  ['Partner focal point: email', ({ partner_focal_point_email }) => partner_focal_point_email],
  ['Partner focal point: phone', ({ partner_focal_point_phone }) => partner_focal_point_phone],
  [
    'Partner focal point: organization',
    ({ partner_focal_point_organization }) => partner_focal_point_organization,
  ],
  ['Facilitator: name', ({ facilitator_name }) => facilitator_name],
  ['Facilitator: email', ({ facilitator_email }) => facilitator_email],
  ['Facilitator: phone', ({ facilitator_phone }) => facilitator_phone],
  ['Facilitator: other contact', ({ facilitator_contact }) => facilitator_contact],
];

const COMPONENT = ['Component number', 'Component letter', 'Component description'] as const;
const componentCells = ({
  component_num,
  component_letter,
  title,
}: {
  component_num: number;
  component_letter: string | null;
  title: string;
}): Cell[] => [component_num, component_letter, title];

/** A process that the reader looks after as a workbook of four sheets; undefined for no such process. Source: PER facts, A8. */
export async function perWorkbook(db: Database, id: number, reader: Reader): Promise<Buffer | undefined> {
  const overview = await findOverview(db, id, reader);
  if (!overview) return undefined;
  const sheets: readonly Cell[][][] = [
    [OVERVIEW.map(([heading]) => heading), OVERVIEW.map(([, of]) => of(overview, reader))],
    await assessmentRows(db, id, reader),
    await prioritizationRows(db, id, reader),
    await workPlanRows(db, id, reader),
  ];
  return writeWorkbook(PER_SHEETS.map((name, index) => ({ name, rows: sheets[index] ?? [] })));
}

/** A row for each benchmark that was answered; one for a component that was rated without. */
async function assessmentRows(db: Database, overview: number, reader: Reader): Promise<Cell[][]> {
  const head = [
    ...COMPONENT,
    'Benchmark number',
    'Benchmark',
    'Answer',
    'Notes',
    'EPI considerations',
    'Urban considerations',
    'Climate and environmental considerations',
    'Migration considerations',
    'Component rating',
    'Component notes',
  ];
  const step = await findAssessment(db, { overview });
  if (!step) return [head];
  const answers = new Map(perOptions(reader.language).answers.map(({ id, text }) => [id, text]));
  const { area_responses } = await assessmentAnswer(db, step, reader);
  const rows = area_responses.flatMap(({ component_responses }) =>
    component_responses.flatMap((component) => {
      const first = componentCells(component.component_details);
      const { rating_details: rating } = component;
      const last = [
        ...CONSIDERATIONS.map(({ notes }) => component[notes]),
        rating && `${rating.value} - ${rating.title}`,
        component.notes,
      ];
      const answered = component.question_responses.map(({ question_details: question, answer, notes }) => [
        ...first,
        question.question_num,
        question.question,
        answers.get(answer ?? 0) ?? null,
        notes,
        ...last,
      ]);
      return answered.length > 0 ? answered : [[...first, null, null, null, null, ...last]];
    }),
  );
  return [head, ...rows];
}

async function prioritizationRows(db: Database, overview: number, reader: Reader): Promise<Cell[][]> {
  const head = [...COMPONENT, 'Justification'];
  const step = await findPrioritization(db, { overview });
  if (!step) return [head];
  const { prioritized_action_responses: rows } = await prioritizationAnswer(db, step, reader);
  return [
    head,
    ...rows.map(({ component_details, justification_text }) => [
      ...componentCells(component_details),
      justification_text,
    ]),
  ];
}

async function workPlanRows(db: Database, overview: number, reader: Reader): Promise<Cell[][]> {
  const head = ['Actions', ...COMPONENT, 'Due date', 'Supported by', 'Supporting National Society', 'Status'];
  const step = await findWorkPlan(db, { overview });
  if (!step) return [head];
  const plan = await workPlanAnswer(db, step, reader);
  const rest = (action: (typeof plan.additional_action_responses)[number]): Cell[] => [
    action.due_date,
    action.supported_by_organization_type_details,
    action.supported_by_details?.society_name,
    action.status_display,
  ];
  return [
    head,
    ...plan.prioritized_action_responses.map(({ component, component_details, ...action }) => [
      action.actions,
      ...componentCells(component_details),
      ...rest(action),
    ]),
    ...plan.additional_action_responses.map((action) => [action.actions, null, null, null, ...rest(action)]),
  ];
}
