import { eq } from 'drizzle-orm';
import { ONGOING } from '#contracts/projects/codes.ts';
import { Project, type ProjectBody, projectStatus } from '#contracts/projects/schemas.ts';
import {
  admin2,
  country,
  disaster_type,
  district,
  event,
  primary_sector,
  project,
  project_admin2,
  project_annual_split,
  project_district,
  project_secondary_sector,
  secondary_sector,
} from '#provider/database/schema.ts';
import { projectAnswers } from '#provider/queries/projects/projects.ts';
import { isVisibleEvent, isVisibleProject } from '#provider/queries/reader.ts';
import { textIn } from '#provider/queries/texts.ts';
import { dayOf } from '#rules/dates.ts';
import { can } from '#rules/permissions.ts';
import { visibilityKey, visibilityNumber } from '#rules/visibility.ts';
import { writtenProject } from '#rules/written.ts';
import { defineRecord } from './defineRecord.ts';
import { ownership } from './ownership.ts';
import { link, rows } from './parts.ts';
import { to } from './references.ts';

type Split = NonNullable<ProjectBody['annual_splits']>[number];

/** A 3W project with its places, tags and years. */
export const projectRecord = defineRecord({
  kind: 'project',
  table: project,
  schema: Project,
  isVisible: isVisibleProject,
  answers: projectAnswers,
  // The answer hides an emergency that the writer may not see; the project stays linked to it.
  stored: (row, { language }) => ({ event: row.event_id, description: textIn(language, row.description) }),
  translated: ['name', 'description'],
  columns: {
    reporting_ns: 'reporting_ns_id',
    project_country: 'project_country_id',
    event: 'event_id',
    dtype: 'dtype_id',
    primary_sector: 'primary_sector_key',
  },
  derive: ({ body }) => ({
    visibility: visibilityNumber(body.visibility ?? 'public'),
    status: body.status ?? statusOf(body) ?? ONGOING,
  }),
  parts: {
    project_districts: link(project_district, 'project_id', 'district_id'),
    project_admin2: link(project_admin2, 'project_id', 'admin2_id'),
    secondary_sectors: link(project_secondary_sector, 'project_id', 'sector_key'),
    annual_splits: rows(project_annual_split, 'project_id', {
      derive: ({ year }: Split) => ({ year: year ?? 0 }),
    }),
  },
  references: {
    reporting_ns: to(country.id),
    project_country: to(country.id),
    project_districts: to(district.id, {
      where: ({ body }) => eq(district.country_id, body.project_country),
    }),
    // Of any province, as in the real API: records are there whose parts lie elsewhere.
    project_admin2: to(admin2.id),
    event: to(event.id, { where: ({ writer }) => isVisibleEvent(writer) }),
    dtype: to(disaster_type.id),
    primary_sector: to(primary_sector.key),
    secondary_sectors: to(secondary_sector.key),
  },
  refuse: ownership<ProjectBody>({
    of: (body, user) => writtenProject({ ...body, user }),
    mayEdit: can.editProject,
    places: ['project_country', 'reporting_ns'],
    visibility: { field: 'visibility', usual: 'public', keyOf: visibilityKey, mayShow: can.showProject },
  }),
});

/** Of a project that says no status: by its dates. */
const statusOf = ({ start_date, end_date }: ProjectBody) =>
  projectStatus({ start: start_date, end: end_date, isCompleted: false }, dayOf(new Date(), 'UTC'));
