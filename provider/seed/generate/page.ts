import type { Translated } from '#provider/database/schema/columns.ts';
import type { Random } from '../random.ts';
import { type ContactType, contactOf } from './people.ts';
import type { Draft, Emergencies } from './tables.ts';

const PUBLIC = 3;
/** Where the figures come from. */
const REPORTED = 'Field report of the National Society';
const PLANNED = 'Appeals of this emergency';
/** Whom to ask, first who knows most. */
const CONTACTS = ['Originator', 'Federation', 'Media'] as const satisfies ContactType[];

/** Adds what the page of an emergency shows besides its text: contacts, and for some key figures and links. */
export function addPage(
  out: Emergencies,
  random: Random,
  { row, country, affected }: Draft,
  { targeted, isRich }: { targeted: number; isRich: boolean },
): void {
  const event_id = row.id;
  // As the last of its reports that anybody may read counted them.
  const volunteers = out.reports.findLast(
    (report) => report.event_id === event_id && report.visibility === PUBLIC,
  )?.num_volunteers;
  for (const ctype of CONTACTS.slice(0, isRich ? CONTACTS.length : 1)) {
    out.contacts.push({ event_id, ...contactOf(random, country, ctype) });
  }
  if (!isRich) return;
  const figures = [
    ...(row.num_affected ? [{ number: affected, deck: DECKS.affected, source: REPORTED }] : []),
    ...(targeted > 0 ? [{ number: targeted, deck: DECKS.targeted, source: PLANNED }] : []),
    ...(volunteers ? [{ number: volunteers, deck: DECKS.volunteers, source: REPORTED }] : []),
  ];
  for (const { number, ...figure } of figures) {
    out.keyFigures.push({ event_id, number: number.toLocaleString('en'), ...figure });
  }
  for (const link of LINKS) out.links.push({ event_id, ...link });
}

const texts = (en: string, fr: string, es: string, ar: string): Translated => ({ en, fr, es, ar });

const DECKS = {
  affected: texts('People affected', 'Personnes touchées', 'Personas afectadas', 'المتضررون'),
  targeted: texts('People targeted', 'Personnes ciblées', 'Personas destinatarias', 'المستهدفون'),
  volunteers: texts(
    'Volunteers mobilized',
    'Volontaires mobilisés',
    'Voluntarios movilizados',
    'المتطوعون المشاركون',
  ),
};

/** They lead nowhere: `.example` is reserved for such. */
const LINKS = [
  {
    title: texts(
      'Situation reports of the authorities',
      'Rapports de situation des autorités',
      'Informes de situación de las autoridades',
      'تقارير السلطات عن الوضع',
    ),
    description: texts(
      'What is known, day by day',
      'Ce que l’on sait, jour après jour',
      'Lo que se sabe, día a día',
      'ما هو معروف يومًا بيوم',
    ),
    url: 'https://reports.example/situation',
  },
  {
    title: texts('Maps of the operation', 'Cartes de l’opération', 'Mapas de la operación', 'خرائط العملية'),
    description: texts(
      'Affected areas and operations',
      'Zones touchées et opérations',
      'Zonas afectadas y operaciones',
      'المناطق المتضررة والعمليات',
    ),
    url: 'https://maps.example/operations',
  },
];
