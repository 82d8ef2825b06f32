import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { personnelByEventEndpoint } from '#contracts/endpoints/surge.ts';
import type { Language } from '#contracts/languages.ts';
import { pathTo } from '#src/app/links.ts';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { sortOf } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyOf } from '../places.tsx';
import { deploymentStrings } from '../strings.ts';
import { PagedPanel } from './PagedPanel.tsx';
import { EMERGENCIES_SHOWN, emergenciesInput, emergenciesOrdering } from './requests.ts';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

type Emergency = AnswerOf<typeof personnelByEventEndpoint>['results'][number];

/** Organisations that are named; of more, the first ones. */
const NAMED = 3;

/** The people at work, by the emergency they are in. */
export function ByEmergency() {
  const strings = useStrings(surgeOverviewStrings);
  const words = useStrings(deploymentStrings);
  const language = useLanguage();
  const { query, onPage, onSort } = usePaged('emergencies', EMERGENCIES_SHOWN);
  const input = emergenciesInput(query);
  const emergencies = useRequest(personnelByEventEndpoint, input, { isPreserved: true });
  return (
    <PagedPanel
      heading={strings.byEmergency}
      actions={
        <TextLink to={pathTo('deployedPersonnel', undefined, { when: 'now' })}>
          {strings.allPersonnel}
        </TextLink>
      }
      page={emergencies}
      limit={EMERGENCIES_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="24rem"
    >
      {(rows, heading) => (
        <Table
          caption={heading}
          rows={rows}
          rowKey={({ id }) => String(id)}
          sort={sortOf(emergenciesOrdering(query))}
          onSort={onSort}
          columns={[
            {
              key: 'emergency',
              heading: words.emergency,
              sortKey: 'name',
              cell: (emergency) => <EmergencyOf event={emergency} />,
            },
            {
              key: 'organisations',
              heading: strings.organisations,
              cell: (emergency) => namesOf(senders(emergency), strings.andMore, language),
            },
            { key: 'type', heading: strings.surgeType, cell: () => words.rapidResponse },
            {
              key: 'number',
              heading: strings.number,
              align: 'end',
              sortKey: 'personnel_count',
              cell: (emergency) => formatNumber(peopleOf(emergency).length, language),
            },
          ]}
        />
      )}
    </PagedPanel>
  );
}

const peopleOf = ({ deployments }: Emergency) => deployments.flatMap(({ personnel }) => personnel);

/** Each organisation that sent somebody, once. */
const senders = (emergency: Emergency) => [
  ...new Set(
    peopleOf(emergency).flatMap(({ country_from }) => country_from?.society_name || country_from?.name || []),
  ),
];

function namesOf(names: readonly string[], andMore: string, language: Language) {
  if (names.length === 0) return MISSING;
  const text = formatList(names.slice(0, NAMED), language);
  return names.length > NAMED ? fill(andMore, { names: text, count: names.length - NAMED }) : text;
}
