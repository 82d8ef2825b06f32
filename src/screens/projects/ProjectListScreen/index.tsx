import { useSearchParams } from 'react-router-dom';
import { projectsEndpoint } from '#contracts/endpoints/project.ts';
import { useApp } from '#src/app/AppContext.ts';
import { useIsOffered } from '#src/app/access.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Menu } from '#src/components/Menu/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatIsoDate, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '../../emergencies/RecordList/Filters.tsx';
import { RecordList } from '../../emergencies/RecordList/index.tsx';
import { wholeFigure } from '../figures.ts';
import {
  AbroadFilter,
  EndFilter,
  NameFilter,
  OperationTypeFilter,
  ProgrammeTypeFilter,
  SectorFilter,
  SocietyFilter,
  StartFilter,
  StatusFilter,
  TagFilter,
} from '../filters/index.tsx';
import { projectStrings } from '../strings.ts';
import type { Project } from '../types.ts';
import { projectColumns } from './csv.ts';
import { PAGE_SIZE, projectOrdering, projectsInput } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'own', Choice: NameFilter },
  { name: 'region', kind: 'region' },
  { name: 'country', kind: 'country' },
  { name: 'reporting_ns', kind: 'own', Choice: SocietyFilter },
  { name: 'primary_sector', kind: 'own', Choice: SectorFilter },
  { name: 'secondary_sectors', kind: 'own', Choice: TagFilter },
  { name: 'programme_type', kind: 'own', Choice: ProgrammeTypeFilter },
  { name: 'operation_type', kind: 'own', Choice: OperationTypeFilter },
  { name: 'status', kind: 'own', Choice: StatusFilter },
  { name: 'start_date', kind: 'own', Choice: StartFilter },
  { name: 'end_date', kind: 'own', Choice: EndFilter },
  { name: 'exclude_within', kind: 'own', Choice: AbroadFilter },
];

/** `/three-w/projects/all`: every project that the reader may see. */
export function ProjectListScreen() {
  const strings = useStrings(projectStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const input = projectsInput(query);
  const list = useRequest(projectsEndpoint, input, { isPreserved: true });
  const number = (value: number | undefined) => formatNumber(value, language);
  return (
    <RecordList
      title={titles.projects}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, projectsEndpoint, input)}
      csv={{
        fileName: `all-3w-projects-${formatIsoDate(new Date())}.csv`,
        columns: projectColumns(strings),
        loadPage: (page, signal) =>
          client.call(projectsEndpoint, { query: { ...projectsInput(query).query, ...page }, signal }),
      }}
      ordering={projectOrdering(query)}
    >
      {(projects, table) => (
        <Table
          {...table}
          rows={projects}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'country',
              heading: strings.country,
              sortKey: 'project_country',
              cell: ({ project_country_detail: { id, name } }) => (
                <TextLink to={countryLink(id)}>{name}</TextLink>
              ),
            },
            {
              key: 'society',
              heading: strings.reportingNs,
              sortKey: 'reporting_ns',
              cell: ({ reporting_ns_detail: { society_name, name } }) => society_name || name,
            },
            {
              key: 'name',
              heading: strings.name,
              sortKey: 'name',
              cell: ({ id, name }) => (
                <TextLink to={pathTo('project', { projectId: id })}>{name || MISSING}</TextLink>
              ),
            },
            {
              key: 'sector',
              heading: strings.primarySector,
              sortKey: 'primary_sector',
              cell: ({ primary_sector_display }) => primary_sector_display,
            },
            {
              key: 'status',
              heading: strings.status,
              sortKey: 'status',
              cell: ({ status_display }) => status_display,
            },
            {
              key: 'budget',
              heading: strings.budget,
              sortKey: 'budget_amount',
              align: 'end',
              cell: (project) => number(wholeFigure(project, 'budget_amount')),
            },
            {
              key: 'programmeType',
              heading: strings.programmeType,
              sortKey: 'programme_type',
              cell: ({ programme_type_display }) => programme_type_display,
            },
            {
              key: 'disasterType',
              heading: strings.disasterType,
              sortKey: 'dtype',
              cell: ({ dtype_detail }) => dtype_detail?.name ?? MISSING,
            },
            {
              key: 'target',
              heading: strings.target,
              sortKey: 'target_total',
              align: 'end',
              cell: (project) => number(wholeFigure(project, 'target_total')),
            },
            {
              key: 'reached',
              heading: strings.reached,
              sortKey: 'reached_total',
              align: 'end',
              cell: (project) => number(wholeFigure(project, 'reached_total')),
            },
            { key: 'actions', heading: strings.actions, cell: (project) => <RowMenu project={project} /> },
          ]}
        />
      )}
    </RecordList>
  );
}

/** Editing and duplicating are offered to those who may. */
function RowMenu({ project: { id, name } }: { project: Project }) {
  const strings = useStrings(projectStrings);
  const { isSignedIn } = useAuth();
  const isOffered = useIsOffered();
  const isWriter = isSignedIn && isOffered('editProject');
  return (
    <Menu
      label={strings.actions}
      ariaLabel={fill(strings.actionsOf, { name: name ?? String(id) })}
      align="end"
      items={[
        { key: 'view', label: strings.view, to: pathTo('project', { projectId: id }) },
        ...(isWriter
          ? [
              { key: 'edit', label: strings.edit, to: pathTo('editProject', { projectId: id }) },
              {
                key: 'duplicate',
                label: strings.duplicate,
                to: pathTo('newProject', undefined, { from: id }),
              },
            ]
          : []),
      ]}
    />
  );
}
