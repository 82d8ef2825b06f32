import type { country_profile, country_snippet, supporting_partner } from '#provider/database/schema.ts';
import { PARTNERS } from '../data.ts';
import type { Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { slugOf } from '../slug.ts';
import type { Place } from './countryPlaces.ts';
import { COUNTRY_FUNDS, COUNTRY_LINKS, snippetOf } from './countryTexts.ts';
import { after } from './dates.ts';
import { contactOf, fullName } from './people.ts';
import { inEachLanguage, say } from './wording.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

/** What the pages of countries show beside their emergencies and projects, table by table. */
export interface CountryPages {
  profiles: Row<typeof country_profile>[];
  partners: Row<typeof supporting_partner>[];
  snippets: Row<typeof country_snippet>[];
}

const [IFRC, PARTNER] = [0, 1];
const [OCAC, BOCA] = [0, 1];
/** Who sees a text: everybody, nearly always. */
const PUBLIC = 3;
const MOVEMENT = 1;

/** Offices, people and addresses of each country, and what editors wrote about some. */
export function generateCountryPages(now: Date, places: readonly Place[]): CountryPages {
  const out: CountryPages = { profiles: [], partners: [], snippets: [] };
  const districts = districtsByCountry();
  for (const place of places) {
    const { country, isRich } = place;
    const town = (districts.get(country.id)?.[0]?.name ?? country.name).en;
    const random = place.dice(0);
    out.profiles.push(profileOf(random, now, place, town));
    if (isRich || (place.isSupported && random.chance(0.4))) addPartners(out, place);
    if (isRich || random.chance(0.1)) {
      out.snippets.push({
        country_id: country.id,
        snippet: inEachLanguage((language) => snippetOf(say(country.name, language), language)),
        visibility: PUBLIC,
      });
      out.snippets.push({
        country_id: country.id,
        snippet: inEachLanguage((language) =>
          snippetOf(say(country.society_name ?? country.name, language), language),
        ),
        visibility: MOVEMENT,
      });
    }
  }
  return out;
}

function profileOf(
  random: Random,
  now: Date,
  { country, isRich, isSupported }: Place,
  town: string,
): CountryPages['profiles'][number] {
  const hasSociety = country.society_name !== null;
  const iso3 = country.iso3.toLowerCase();
  const isToldOf = isRich || random.chance(0.5);
  const hasOffice = isRich || (isSupported && random.chance(0.5));
  const isIcrcThere = isRich || (isSupported && random.chance(0.4));
  const person = () => partsOf(fullName(random, country.iso3));
  return {
    country_id: country.id,
    address_1: hasSociety ? `${random.int(1, 90)} Red Cross Road` : null,
    address_2: hasSociety ? town : null,
    emails: hasSociety ? [`info@${iso3}.demo.example`] : [],
    disaster_law_url: isToldOf ? `https://disasterlaw.ifrc.org/${slugOf(country.name.en)}` : null,
    contacts:
      hasSociety && isToldOf
        ? (['NatSoc', 'Federation', 'Media'] as const)
            .slice(0, isRich ? 3 : random.int(1, 2))
            .map((type, index) => {
              const { phone: _, ...contact } = contactOf(random, country, type);
              return { id: country.id * 10 + index, ...contact };
            })
        : [],
    links: isRich
      ? COUNTRY_LINKS.map(({ title, url }, index) => ({ id: country.id * 10 + index, title, url: url(iso3) }))
      : [],
    directory: hasSociety
      ? ['President', 'Secretary General', 'Head of Programmes']
          .slice(0, isRich ? 3 : 2)
          .map((position, index) => ({ id: country.id * 10 + index, ...person(), position }))
      : [],
    initiatives:
      hasSociety && (isRich || (isSupported && random.chance(0.3)))
        ? initiativesOf(random, now, country.id)
        : [],
    capacity:
      hasSociety && (isRich || (isSupported && random.chance(0.4)))
        ? capacityOf(random, now, country.id, town)
        : [],
    delegations: hasOffice
      ? [
          {
            dotype_name: isRich || random.chance(0.5) ? 'Country Delegation' : 'Country Cluster Delegation',
            ...named(person()),
            city: town,
            address: `${random.int(1, 60)} Federation Avenue`,
          },
        ]
      : [],
    icrc: isIcrcThere
      ? {
          icrc_presence: true,
          key_operation: isRich || random.chance(0.3),
          url: 'https://www.icrc.org/en/where-we-work',
          description: { en: '' },
        }
      : null,
  };
}

const named = ({ first_name, last_name }: ReturnType<typeof partsOf>) => ({
  hod_first_name: first_name,
  hod_last_name: last_name,
});

function partsOf(name: string) {
  const [first_name = '', ...rest] = name.split(' ');
  return { first_name, last_name: rest.join(' ') };
}

function initiativesOf(random: Random, now: Date, countryId: number) {
  return random.some(COUNTRY_FUNDS, random.int(1, 3)).map(({ fund, title, categories }, index) => ({
    id: countryId * 10 + index,
    title,
    fund_type: fund,
    funding_period: random.pick([12, 18, 24, 36]),
    year: String(now.getUTCFullYear() - random.int(0, 2)),
    allocation: random.int(3, 40) * 10_000,
    categories: [...categories],
  }));
}

/** One of the whole, and of as many branches as were asked. */
function capacityOf(random: Random, now: Date, countryId: number, town: string) {
  const row = (index: number, assessment_type: number, branch_name: string | null) => {
    const at = after(now, -random.int(60, 1_800));
    return {
      id: countryId * 10 + index,
      assessment_type,
      submission_date: at.toISOString(),
      branch_name,
      year: String(at.getUTCFullYear()),
    };
  };
  const branches = Array.from({ length: random.int(0, 4) }, (_, index) => `${town} ${index + 1}`);
  return [row(0, OCAC, null), ...branches.map((branch, index) => row(index + 1, BOCA, branch))];
}

function addPartners({ partners }: CountryPages, { country, isRich, dice }: Place) {
  const random = dice(1);
  const add = (supporting_type: number, iso3: string, position: string) => {
    const name = fullName(random, iso3);
    const { first_name, last_name } = partsOf(name);
    const host = supporting_type === IFRC ? 'federation' : iso3.toLowerCase();
    const email = `${slugOf(name).replaceAll('-', '.')}@${host}.demo.example`;
    partners.push({ country_id: country.id, supporting_type, first_name, last_name, position, email });
  };
  add(IFRC, 'KEN', 'Head of Delegation');
  if (isRich) add(IFRC, 'COL', 'Operations Coordinator');
  for (const { iso3 } of random.some(PARTNERS, isRich ? 3 : 1)) add(PARTNER, iso3, 'Operations Manager');
}
