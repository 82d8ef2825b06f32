import { perWorkPlanEndpoint } from '#contracts/per/results.ts';
import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { componentName } from '#src/domain/perComponents.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { countryPerStrings } from './strings.ts';

/** What is done until when, and who supports it; nothing while nothing is planned. */
export function WorkPlan({ id }: { id: number | null | undefined }) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(perWorkPlanEndpoint, id ? { path: { id } } : undefined);
  const enumerations = useRequest(globalEnumsEndpoint, id ? {} : undefined);
  const { prioritized_action_responses: planned = [], additional_action_responses: beside = [] } =
    request.answer ?? {};
  const rows = [
    ...planned.map((row) => ({
      ...row,
      // The two are numbered apart.
      key: `component-${row.id}`,
      of: componentName(row.component_details),
      supporter: row.supported_by_details?.society_name,
    })),
    ...beside.map((row) => ({ ...row, key: `beside-${row.id}`, of: strings.beside, supporter: undefined })),
  ];
  if (!id || (request.answer && rows.length === 0)) return null;
  const statusOf = (status: number | undefined) =>
    enumerations.answer?.per_workplanstatus?.find(({ key }) => key === status)?.value;
  return (
    <Panel heading={strings.plan} {...panelOf(request, { skeleton: <Skeleton height="24rem" /> })}>
      <Table
        caption={strings.plan}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'action', heading: strings.action, cell: ({ actions }) => actions, isRowHeader: true },
          { key: 'component', heading: strings.component, cell: ({ of }) => of },
          { key: 'due', heading: strings.due, cell: ({ due_date }) => formatDate(due_date, language) },
          {
            key: 'support',
            heading: strings.support,
            cell: ({ supporter, supported_by_organization_type_details }) =>
              supporter || supported_by_organization_type_details,
          },
          { key: 'status', heading: strings.status, cell: ({ status }) => statusOf(status) },
        ]}
      />
    </Panel>
  );
}
