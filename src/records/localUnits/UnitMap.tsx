import { UNIT_TYPES } from '#contracts/localUnits/codes.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import type { ShapeName } from '#src/components/WorldMap/shapes.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { addressOf, nameOf } from '../localUnit/names.ts';
import { localUnitStrings } from '../localUnit/strings.ts';
import type { LocalUnitRow, PublicLocalUnitRow } from '../localUnit/types.ts';
import { statusWord } from './list.ts';
import { localUnitsStrings } from './strings.ts';

export const UNIT_MAP_PENDING = <Skeleton height={['29rem', '29.5rem', '38rem']} />;

/** Of the country, so that it stands out of its neighbours. */
const COUNTRY = '#f0dcc4';
const RADIUS = 7;
/** By their codes, a shape beside each colour. */
const LOOKS: Readonly<Record<(typeof UNIT_TYPES)[number], { color: string; shape: ShapeName }>> = {
  1: { color: '#344b67', shape: 'circle' },
  2: { color: '#7a3b8f', shape: 'cross' },
  3: { color: '#9a6200', shape: 'triangle' },
  4: { color: '#4c5d9b', shape: 'square' },
  5: { color: '#3f6f2a', shape: 'diamond' },
  6: { color: '#5a5a5a', shape: 'wedge' },
};
const OTHER = 6;
const codeOf = ({ type_details: { code } }: OnMap) => UNIT_TYPES.find((known) => known === code) ?? OTHER;

/** What the map shows of a unit. */
type OnMap = Omit<PublicLocalUnitRow, 'id' | 'health_details'> &
  Partial<Pick<PublicLocalUnitRow, 'id' | 'health_details'>> &
  // Told to members alone.
  Partial<Pick<LocalUnitRow, 'modified_at'>>;

/** Local units of a country where they stand, each type with its shape; the same as a table. */
export function UnitMap({
  title,
  iso3,
  units,
}: {
  title: string;
  iso3: string | null | undefined;
  units: readonly OnMap[];
}) {
  const names = useStrings(localUnitStrings);
  const strings = useStrings(localUnitsStrings);
  const { config } = useApp();
  // For the names of its neighbours.
  const { answer: countries, ...naming } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(naming);
  const codes = iso3 ? [iso3] : [];
  const types = new Map(units.map((unit) => [codeOf(unit), unit.type_details.name]));
  return (
    <WorldMap
      pending={UNIT_MAP_PENDING}
      title={title}
      source={names.mapSource}
      valueLabel={names.status}
      formatValue={(status) => statusWord(status, strings) ?? ''}
      styleUrl={config.mapStyleUrl || undefined}
      focus={codes}
      countries={codes.map((code) => ({ iso3: code, color: COUNTRY }))}
      names={countries?.results}
      categoriesTitle={strings.typesTitle}
      categories={UNIT_TYPES.flatMap((code) => {
        const label = types.get(code);
        return label ? [{ key: String(code), label, ...LOOKS[code] }] : [];
      })}
      points={units.flatMap((unit, index) => {
        const [longitude, latitude] = unit.location_geojson.coordinates;
        if (longitude === undefined || latitude === undefined) return [];
        return [
          {
            id: String(index),
            label: nameOf(unit),
            longitude,
            latitude,
            value: unit.status,
            radius: RADIUS,
            category: String(codeOf(unit)),
            to: unit.id === undefined ? undefined : pathTo('localUnit', { localUnitId: unit.id }),
          },
        ];
      })}
      renderPopup={(index) => <UnitFacts unit={units[Number(index)]} />}
    />
  );
}

function UnitFacts({ unit }: { unit: OnMap | undefined }) {
  const names = useStrings(localUnitStrings);
  const strings = useStrings(localUnitsStrings);
  const language = useLanguage();
  if (!unit) return null;
  const facility = unit.health_details?.health_facility_type_details?.name;
  return (
    <DescriptionList
      items={[
        { term: names.type, value: unit.type_details.name },
        ...(facility ? [{ term: names.facility, value: facility }] : []),
        { term: names.address, value: addressOf(unit) && <bdi>{addressOf(unit)}</bdi> },
        { term: names.status, value: statusWord(unit.status, strings) ?? unit.status_details },
        ...(unit.modified_at
          ? [{ term: strings.updated, value: formatDate(unit.modified_at, language) }]
          : []),
      ]}
    />
  );
}
