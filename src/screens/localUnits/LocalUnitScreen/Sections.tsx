import { HEALTH_CHOICES, HEALTH_SERVICES, HEALTH_STAFF } from '#contracts/localUnits/codes.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { type Description, DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { formatDate, formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { addressOf, nameOf } from '#src/records/localUnit/names.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { LocalUnit, PublicLocalUnit } from '#src/records/localUnit/types.ts';
import { UNIT_MAP_PENDING, UnitMap } from '#src/records/localUnits/UnitMap.tsx';
import { localUnitHealthStrings } from '../strings.ts';
import { localUnitPageStrings } from './strings.ts';

type Unit = PublicLocalUnit & Partial<LocalUnit>;
type Health = NonNullable<PublicLocalUnit['health']>;

/** Where it is, how it is reached and what it offers; facts beside it. */
export function Sections({ unit }: { unit: Unit }) {
  const names = useStrings(localUnitStrings);
  return (
    <Columns
      main={
        <>
          <Panel heading={names.location}>
            <WhenNear placeholder={UNIT_MAP_PENDING}>
              <UnitMap title={nameOf(unit)} iso3={unit.country_details.iso3} units={[unit]} />
            </WhenNear>
          </Panel>
          {unit.health && <HealthPanels health={unit.health} />}
        </>
      }
      aside={
        <>
          <Overview unit={unit} />
          <Contact unit={unit} />
        </>
      }
    />
  );
}

/** Only what is known: a unit has few of its many fields filled in. What people wrote runs in the direction of its own script. */
const known = (items: readonly Description[]) =>
  items
    .filter(({ value }) => Boolean(value) || value === 0)
    .map((item) => (typeof item.value === 'string' ? { ...item, value: <bdi>{item.value}</bdi> } : item));

function Overview({ unit }: { unit: Unit }) {
  const names = useStrings(localUnitStrings);
  const strings = useStrings(localUnitPageStrings);
  const language = useLanguage();
  return (
    <Panel heading={strings.overview}>
      <DescriptionList
        items={[
          { term: names.type, value: unit.type_details.name },
          ...known([
            { term: names.localName, value: unit.local_branch_name },
            { term: names.englishName, value: unit.english_branch_name },
            { term: names.subtype, value: unit.subtype },
            { term: names.level, value: unit.level_details?.name },
          ]),
          { term: names.dateOfData, value: formatDate(unit.date_of_data, language) },
          ...known([
            { term: names.sourceLoc, value: unit.source_loc },
            { term: names.sourceEn, value: unit.source_en },
            { term: names.visibility, value: unit.visibility_display },
          ]),
        ]}
      />
    </Panel>
  );
}

function Contact({ unit }: { unit: Unit }) {
  const names = useStrings(localUnitStrings);
  const strings = useStrings(localUnitPageStrings);
  const [longitude, latitude] = unit.location_geojson.coordinates;
  const { email, phone, link } = unit;
  return (
    <Panel heading={strings.addressAndContact}>
      <DescriptionList
        items={[
          { term: names.address, value: addressOf(unit) && <bdi>{addressOf(unit)}</bdi> },
          ...known([
            { term: names.cityLoc, value: unit.city_loc },
            { term: names.cityEn, value: unit.city_en },
            { term: names.postcode, value: unit.postcode },
            { term: names.focalPerson, value: unit.focal_person_loc || unit.focal_person_en },
            {
              term: names.phone,
              value: phone && (
                <a href={`tel:${phone.replace(/\s/g, '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              ),
            },
            { term: names.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
            {
              term: names.link,
              // Of a record of old it may be anything.
              value:
                link &&
                (/^https?:/i.test(link) ? (
                  <TextLink to={link} isExternal>
                    {link}
                  </TextLink>
                ) : (
                  link
                )),
            },
          ]),
          { term: names.latitude, value: <bdi dir="ltr">{latitude}</bdi> },
          { term: names.longitude, value: <bdi dir="ltr">{longitude}</bdi> },
        ]}
      />
    </Panel>
  );
}

/** What the API calls something, as the strings of the health data do. */
const FLAGS = [
  'is_teaching_hospital',
  'is_in_patient_capacity',
  'is_isolation_rooms_wards',
  'is_warehousing',
  'is_cold_chain',
] as const;
const FIGURES = [
  'maximum_capacity',
  'number_of_isolation_rooms',
  'ambulance_type_a',
  'ambulance_type_b',
  'ambulance_type_c',
] as const;

function HealthPanels({ health }: { health: Health }) {
  const words = useStrings(localUnitHealthStrings);
  const names = useStrings(localUnitStrings);
  const language = useLanguage();
  const yesNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? undefined : value ? words.yes : words.no;
  const figure = (value: number | null | undefined) =>
    typeof value === 'number' ? formatNumber(value, language) : undefined;
  const panels: readonly { heading: string; items: readonly Description[] }[] = [
    {
      heading: names.facility,
      items: [
        ...HEALTH_CHOICES.map((name) => ({ term: words[name], value: health[`${name}_details`]?.name })),
        ...(['other_affiliation', 'other_facility_type', 'speciality'] as const).map((name) => ({
          term: words[name],
          value: health[name],
        })),
        { term: words.focal_point_position, value: health.focal_point_position },
        {
          term: words.focal_point_email,
          value: health.focal_point_email && (
            <a href={`mailto:${health.focal_point_email}`}>{health.focal_point_email}</a>
          ),
        },
        {
          term: words.focal_point_phone_number,
          value: health.focal_point_phone_number && <bdi dir="ltr">{health.focal_point_phone_number}</bdi>,
        },
      ],
    },
    {
      heading: words.services,
      items: [
        ...HEALTH_SERVICES.map((name) => ({
          term: words[name],
          value: formatList(
            (health[`${name}_details`] ?? []).map((service) => service.name),
            language,
          ),
        })),
        { term: words.other_services, value: health.other_services },
        { term: words.other_training_facilities, value: health.other_training_facilities },
      ],
    },
    {
      heading: words.capacity,
      items: [
        ...FLAGS.map((name) => ({ term: words[name], value: yesNo(health[name]) })),
        ...FIGURES.map((name) => ({ term: words[name], value: figure(health[name]) })),
      ],
    },
    {
      heading: words.staffPanel,
      items: [
        { term: words.total_number_of_human_resource, value: figure(health.total_number_of_human_resource) },
        ...HEALTH_STAFF.map((name) => ({ term: words[name], value: figure(health[name]) })),
        ...(health.other_profiles ?? []).map(({ position, number }) => ({
          term: position,
          value: figure(number),
        })),
        { term: words.other_medical_heal, value: yesNo(health.other_medical_heal) },
        { term: words.feedback, value: health.feedback },
      ],
    },
  ];
  return panels.map(({ heading, items }) => {
    const told = known(items);
    return told.length === 0 ? null : (
      <Panel key={heading} heading={heading}>
        <DescriptionList items={told} />
      </Panel>
    );
  });
}
