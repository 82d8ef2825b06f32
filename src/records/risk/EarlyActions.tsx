import { earlyActionOptionsEndpoint, earlyActionsEndpoint } from '#contracts/risk/earlyActions.ts';
import { HAZARDS } from '#contracts/risk/shared.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { FilePanel } from '#src/lists/FilePanel.tsx';
import { HAZARD_PICTOGRAMS } from './hazards.ts';
import { isHazard } from './seasons.ts';
import { riskStrings } from './strings.ts';

const PAGE = 5;
/** The service answers in no other language. */
const ENGLISH = { english: 'always' } as const;

/** The API filters by a part of a sector's name. */
function useSectorOptions() {
  const { answer, ...request } = useRequest(earlyActionOptionsEndpoint, {});
  return { ...request, options: answer?.sectors.map(({ name }) => ({ value: name, label: name })) };
}

const earlyActionList = defineList(earlyActionsEndpoint, [riskStrings], ({ column, filter }) => ({
  pageSize: PAGE,
  // Other parts of the page have filters too.
  filters: {
    early_hazard: filter.oneOf('hazard_type', HAZARDS, {
      kind: 'words',
      label: 'hazard',
      placeholder: 'allHazards',
      options: { FL: 'FL', DR: 'DR', SS: 'SS', CD: 'CD' },
    }),
    early_sector: filter.text('sectors', {
      kind: 'choice',
      useOptions: useSectorOptions,
      label: 'sector',
      placeholder: 'allSectors',
    }),
  },
  columns: [
    column.text(
      'hazard',
      ({ hazard_type }, { words }) => (isHazard(hazard_type) ? words[hazard_type] : undefined),
      {
        pictogram: ({ hazard_type }) => (isHazard(hazard_type) ? HAZARD_PICTOGRAMS[hazard_type] : undefined),
      },
    ),
    column.text('earlyAction', ({ early_actions }) => early_actions, ENGLISH),
    column.text('purpose', ({ intended_purpose }) => intended_purpose, ENGLISH),
    column.text('place', ({ location }) => location, ENGLISH),
    column.text(
      'sector',
      ({ sectors_details }) => sectors_details?.map(({ name }) => name).join(', '),
      ENGLISH,
    ),
    column.text('organization', ({ organization }) => organization),
    column.text('when', ({ implementation_date_raw }) => implementation_date_raw, ENGLISH),
    column.text('effect', ({ impact_action }) => impact_action, ENGLISH),
    column.text('evidence', ({ evidence_of_sucess }) => evidence_of_sucess, ENGLISH),
  ],
  // An action of several sectors that fit comes several times.
  rowKey: ({ id, sectors_details }) => `${id} ${sectors_details?.map((sector) => sector.id).join()}`,
  file: { name: 'early-actions', isDated: true },
}));

/** What could be done before a hazard strikes, as it was written down of a country; nothing where nobody has. */
export function EarlyActions({ iso3 }: { iso3: string }) {
  const strings = useStrings(riskStrings);
  const country = iso3.toLowerCase();
  // The call of the list itself, until that is filtered or turned: whether there are any at all.
  const { answer: all } = useRequest(earlyActionsEndpoint, {
    query: { limit: PAGE, offset: 0, iso3: country },
  });
  if (all?.count === 0) return null;
  return (
    <FilePanel
      list={earlyActionList}
      name="actions"
      fileName={country}
      query={{ iso3: country }}
      heading={strings.early}
    />
  );
}
