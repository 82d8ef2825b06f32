import { PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { sumOf } from './appeals.ts';

type Count = number | null | undefined;
type Counts = Partial<Record<(typeof PEOPLE_COUNTS)[number], Count>>;

interface Activity extends Counts {
  sector: number;
  sector_details: { title: string };
  is_simplified_report?: boolean | null | undefined;
  people_count?: Count;
  household_count?: Count;
}

interface Country {
  id: number;
  name?: string | null | undefined;
  society_name?: string | null | undefined;
}

/** What the rules below need of an activity in an emergency. */
export interface EmergencyProject {
  status?: string | undefined;
  country?: Count;
  activity_lead: string;
  reporting_ns?: Count;
  reporting_ns_details?: Country | null | undefined;
  deployed_eru?: Count;
  deployed_eru_details?:
    | {
        type_display: string;
        eru_owner_details: { national_society_country_details: Country };
      }
    | null
    | undefined;
  activities: readonly Activity[];
  districts_details: readonly { id: number; name: string }[];
}

/**
 * People an activity reached: of a simplified report its one figure, else the sum of its 21 counts; undefined when nobody
 * said how it was counted, and where households were counted instead: 0 would say that nobody was reached. Source: screen
 * facts of emergencies, 5.3.
 */
export function peopleReachedBy(activity: Activity): number | undefined {
  const { is_simplified_report: isSimplified, people_count } = activity;
  if (isSimplified === null || isSimplified === undefined) return undefined;
  if (countsHouseholds(activity)) return undefined;
  return isSimplified
    ? (people_count ?? 0)
    : PEOPLE_COUNTS.reduce((sum, name) => sum + (activity[name] ?? 0), 0);
}

/** Whether an activity says how many households it reached, and of how many people nothing. */
export const countsHouseholds = ({
  is_simplified_report,
  people_count,
  household_count,
}: Activity): boolean => is_simplified_report === true && !people_count && Boolean(household_count);

/** People reached by all activities of a project; undefined when none says. */
export const peopleReached = ({ activities }: Pick<EmergencyProject, 'activities'>): number | undefined =>
  sumOf(activities.map(peopleReachedBy));

const isLedByUnit = ({ activity_lead }: EmergencyProject) => activity_lead === 'deployed_eru';

/** The National Society behind a project: it reports it, or owns the unit that leads it. */
export const societyOf = (project: EmergencyProject): Country | undefined =>
  (isLedByUnit(project)
    ? project.deployed_eru_details?.eru_owner_details.national_society_country_details
    : project.reporting_ns_details) ?? undefined;

/** The emergency response unit that leads a project, where one does. */
export const unitOf = (project: EmergencyProject): Count =>
  isLedByUnit(project) ? project.deployed_eru : undefined;

/** Who does it, as readers know them: the society, and the unit where one leads. */
export function actorOf(project: EmergencyProject): string {
  const society = societyOf(project);
  const name = society?.society_name || society?.name || '--';
  const unit = isLedByUnit(project) ? project.deployed_eru_details?.type_display : undefined;
  return unit ? `${name} (${unit})` : name;
}

/** The figures over all activities of an emergency. */
export function activityFigures(projects: readonly EmergencyProject[]) {
  const societies = new Set(
    projects.filter((project) => !isLedByUnit(project)).map((project) => project.reporting_ns),
  );
  const units = new Set(projects.filter(isLedByUnit).map((project) => project.deployed_eru));
  const sectors = new Set(projects.flatMap(({ activities }) => activities.map(({ sector }) => sector)));
  return {
    actors: societies.size + units.size,
    reached: sumOf(projects.map(peopleReached)),
    sectors: sectors.size,
    total: projects.length,
  };
}

/** How many touch more than one sector: `bySector` counts them in each. */
export const inSeveralSectors = (projects: readonly EmergencyProject[]): number =>
  projects.filter(({ activities }) => new Set(activities.map(({ sector }) => sector)).size > 1).length;

/** Projects by the sectors they work in, busiest first; one that works in two counts in both. */
export function bySector<Project extends EmergencyProject>(projects: readonly Project[]) {
  const sectors = new Map<number, { id: number; title: string; projects: Project[]; complete: number }>();
  for (const project of projects) {
    const own = new Map(
      project.activities.map(({ sector, sector_details }) => [sector, sector_details.title]),
    );
    for (const [id, title] of own) {
      const entry = sectors.get(id) ?? { id, title, projects: [], complete: 0 };
      entry.projects.push(project);
      if (project.status === 'complete') entry.complete += 1;
      sectors.set(id, entry);
    }
  }
  return [...sectors.values()].sort(
    (one, other) => other.projects.length - one.projects.length || one.title.localeCompare(other.title),
  );
}

/** Projects counted by a name, most first. */
export function countBy<Project>(projects: readonly Project[], nameOf: (project: Project) => string) {
  const counts = new Map<string, number>();
  for (const project of projects) counts.set(nameOf(project), (counts.get(nameOf(project)) ?? 0) + 1);
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .sort((one, other) => other.value - one.value || one.label.localeCompare(other.label));
}

/** What activities are kept by: one of the values of each that has some. Ids as text, as an address has them. */
export interface ActivityFilter {
  society?: readonly string[] | undefined;
  unit?: readonly string[] | undefined;
  sector?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  country?: readonly string[] | undefined;
  district?: readonly string[] | undefined;
}

export function filterActivities<Project extends EmergencyProject>(
  projects: readonly Project[],
  filter: ActivityFilter,
): Project[] {
  const keeps = (wishes: readonly string[] = [], values: readonly (string | number | null | undefined)[]) =>
    wishes.length === 0 || values.some((value) => wishes.includes(String(value)));
  return projects.filter(
    (project) =>
      keeps(filter.society, [societyOf(project)?.id]) &&
      keeps(filter.unit, [unitOf(project)]) &&
      keeps(
        filter.sector,
        project.activities.map(({ sector }) => sector),
      ) &&
      keeps(filter.status, [project.status]) &&
      keeps(filter.country, [project.country]) &&
      keeps(
        filter.district,
        project.districts_details.map(({ id }) => id),
      ),
  );
}

/** How many projects touch each district, most first. */
export function byDistrict(projects: readonly EmergencyProject[]) {
  const found = new Map<number, { id: number; name: string; count: number }>();
  for (const { districts_details } of projects) {
    for (const { id, name } of districts_details) {
      const entry = found.get(id) ?? { id, name, count: 0 };
      entry.count += 1;
      found.set(id, entry);
    }
  }
  return [...found.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  );
}
