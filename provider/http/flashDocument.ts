import type { FlashOrganization } from '#contracts/flashUpdates/codes.ts';
import { FLASH_ORGANIZATIONS } from '#contracts/flashUpdates/codes.ts';
import type { Language } from '#contracts/languages.ts';
import type { flashAnswers } from '#provider/queries/flashUpdates/flashUpdates.ts';
import { escaped, htmlPage } from './html.ts';
import { plainParagraphs } from './plainText.ts';

type FlashAnswer = Awaited<ReturnType<typeof flashAnswers>>[number];

interface Words extends Record<FlashOrganization, string> {
  notice: string;
  countries: string;
  hazard: string;
  published: string;
  overview: string;
  maps: string;
  images: string;
  actions: string;
  resources: string;
  document: string;
  contacts: string;
  goneTitle: string;
  gone: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    notice: 'Early, provisional information for rapid distribution. More accurate data will follow.',
    countries: 'Countries',
    hazard: 'Disaster type',
    published: 'Published',
    overview: 'Situational overview',
    maps: 'Maps',
    images: 'Images',
    actions: 'Actions taken',
    resources: 'Resources',
    document: 'Document',
    contacts: 'Contacts',
    NTLS: 'National Society',
    PNS: 'RCRC Movement partners',
    FDRN: 'IFRC',
    GOV: 'Government',
    goneTitle: 'This link is no longer valid',
    gone: 'Ask the person who sent it to share the flash update again.',
  },
  fr: {
    notice:
      'Informations précoces et provisoires, destinées à une diffusion rapide. Des données plus précises suivront.',
    countries: 'Pays',
    hazard: 'Type de catastrophe',
    published: 'Date de publication',
    overview: 'Aperçu de la situation',
    maps: 'Cartes',
    images: 'Images',
    actions: 'Mesures prises',
    resources: 'Ressources',
    document: 'Document',
    contacts: 'Contacts',
    NTLS: 'Société nationale',
    PNS: 'Partenaires du Mouvement',
    FDRN: 'IFRC',
    GOV: 'Gouvernement',
    goneTitle: 'Ce lien n’est plus valable',
    gone: 'Demandez à la personne qui l’a envoyé de partager à nouveau la mise à jour flash.',
  },
  es: {
    notice:
      'Información temprana y provisional para su rápida difusión. Más adelante se facilitarán datos más precisos.',
    countries: 'Países',
    hazard: 'Tipo de desastre',
    published: 'Publicación',
    overview: 'Panorama de la situación',
    maps: 'Mapas',
    images: 'Imágenes',
    actions: 'Medidas adoptadas',
    resources: 'Recursos',
    document: 'Documento',
    contacts: 'Contactos',
    NTLS: 'Sociedad Nacional',
    PNS: 'Asociados del Movimiento',
    FDRN: 'IFRC',
    GOV: 'Gobierno',
    goneTitle: 'Este enlace ya no es válido',
    gone: 'Pida a quien se lo envió que vuelva a compartir la actualización rápida.',
  },
  ar: {
    notice: 'معلومات مبكرة وأولية للنشر السريع. ستتبعها بيانات أدق.',
    countries: 'البلدان',
    hazard: 'نوع الكارثة',
    published: 'تاريخ النشر',
    overview: 'نظرة عامة على الوضع',
    maps: 'الخرائط',
    images: 'الصور',
    actions: 'الإجراءات المتخذة',
    resources: 'الموارد',
    document: 'مستند',
    contacts: 'جهات الاتصال',
    NTLS: 'الجمعية الوطنية',
    PNS: 'شركاء الحركة',
    FDRN: 'الاتحاد الدولي',
    GOV: 'الحكومة',
    goneTitle: 'لم يعد هذا الرابط صالحًا',
    gone: 'اطلب ممن أرسله مشاركة التحديث العاجل مرة أخرى.',
  },
};

/**
 * A flash update as a page of its own, to read, print and send on: for people without an account too. Rich text stands in it
 * without markup. `addressOf`: where its reader finds a file.
 */
export function flashDocument(
  update: FlashAnswer,
  language: Language,
  addressOf: (file: { id: number; name: string }) => string,
) {
  const words = WORDS[language];
  const day = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const paragraphs = (html: string | null) =>
    plainParagraphs(html)
      .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
      .join('\n');
  const section = (heading: string, body: string) => (body ? `<h2>${escaped(heading)}</h2>\n${body}` : '');
  const pictures = (files: FlashAnswer['map_files']) =>
    files
      .map(
        (file) =>
          `<figure style="margin-inline:0"><img style="max-inline-size:100%" src="${escaped(addressOf(file))}" alt="${escaped(file.caption ?? '')}">${file.caption ? `<figcaption>${escaped(file.caption)}</figcaption>` : ''}</figure>`,
      )
      .join('\n');
  const organizations = FLASH_ORGANIZATIONS.flatMap((organization) => {
    const taken = update.actions_taken.find((one) => one.organization === organization);
    const names = taken?.action_details.map(({ name }) => `<li>${escaped(name ?? '')}</li>`).join('') ?? '';
    const body = `${paragraphs(taken?.summary ?? null)}${names && `<ul>${names}</ul>`}`;
    return body ? [`<h3>${escaped(words[organization])}</h3>${body}`] : [];
  }).join('\n');
  const references = update.references
    .map(({ date, source_description, url, document_details: file }) => {
      const links = [
        url && isSafe(url) ? `<a href="${escaped(url)}" rel="noreferrer" dir="ltr">${escaped(url)}</a>` : '',
        file ? `<a href="${escaped(addressOf(file))}">${escaped(words.document)}</a>` : '',
      ].filter(Boolean);
      return `<li>${escaped(source_description)} (${escaped(day.format(new Date(`${date}T00:00:00Z`)))})${links.map((link) => `<br>${link}`).join('')}</li>`;
    })
    .join('\n');
  const contact = (kind: 'originator' | 'ifrc') =>
    (['name', 'title', 'email', 'phone'] as const)
      .flatMap((part) => {
        const said = update[`${kind}_${part}`];
        return said ? [`<bdi>${escaped(said)}</bdi>`] : [];
      })
      .join('<br>');
  const contacts = (['originator', 'ifrc'] as const)
    .flatMap((kind) => contact(kind) || [])
    .map((lines) => `<p>${lines}</p>`)
    .join('\n');
  const countries = update.country_district
    .map(({ country_details }) => country_details.name)
    .join(language === 'ar' ? '، ' : ', ');
  const facts = [
    [words.countries, countries],
    [words.hazard, update.hazard_type_details?.name],
    [words.published, day.format(new Date(update.created_at))],
  ]
    .flatMap(([name, value]) => (value ? [`<strong>${escaped(name ?? '')}</strong>: ${escaped(value)}`] : []))
    .join('<br>');
  return htmlPage({
    language,
    title: update.title ?? '',
    body: [
      `<p><em>${escaped(words.notice)}</em></p><p>${facts}</p>`,
      section(words.overview, paragraphs(update.situational_overview)),
      section(words.maps, pictures(update.map_files)),
      section(words.images, pictures(update.graphics_files)),
      section(words.actions, organizations),
      section(words.resources, references && `<ul>${references}</ul>`),
      section(words.contacts, contacts),
    ]
      .filter(Boolean)
      .join('\n'),
  });
}

/** What a mailed address opens once its time is over, or where there never was one. */
export function flashGone(language: Language) {
  const { goneTitle, gone } = WORDS[language];
  return htmlPage({ language, title: goneTitle, body: `<p>${escaped(gone)}</p>` });
}

const isSafe = (url: string) => /^https?:\/\//i.test(url);
