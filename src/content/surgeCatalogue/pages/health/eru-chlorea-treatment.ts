import { MODULE_NAMES_VARY, NURSES_PER_BED, READINESS } from '../../sharedHealth.ts';
import { FACILITY_MODULES, PHARMACEUTICALS } from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

/** The address keeps a spelling of cholera that older links use. */
export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      items: [
        {
          en: 'Observation of outpatients and care of inpatients, 24 hours',
          fr: 'Observation des patients externes et hospitalisation, 24 heures sur 24',
          es: 'Observación de pacientes ambulatorios y hospitalización, las 24 horas',
          ar: 'ملاحظة المرضى الخارجيين ورعاية المرضى المقيمين على مدار 24 ساعة',
        },
        {
          en: 'Up to 90 beds, in units of 30',
          fr: 'Jusqu’à 90 lits, par unités de 30',
          es: 'Hasta 90 camas, en unidades de 30',
          ar: 'حتى 90 سريرًا، في وحدات من 30 سريرًا',
        },
        {
          en: 'Supplies for at least one month, and a stay of up to four months',
          fr: 'Des fournitures pour au moins un mois et une présence de quatre mois au plus',
          es: 'Suministros para al menos un mes y una permanencia de hasta cuatro meses',
          ar: 'إمدادات لشهر واحد على الأقل، وبقاء حتى أربعة أشهر',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Clinical care of people with cholera: triage, assessment, and treatment by mouth or into the vein. Patients with other illnesses are referred.',
          fr: 'Prise en charge clinique des personnes atteintes de choléra : triage, évaluation et traitement par voie orale ou intraveineuse. Les patients atteints d’autres maladies sont orientés vers d’autres structures.',
          es: 'Atención clínica de personas con cólera: triaje, evaluación y tratamiento oral o intravenoso. Los pacientes con otras enfermedades se derivan.',
          ar: 'الرعاية السريرية للمصابين بالكوليرا: الفرز والتقييم والعلاج عن طريق الفم أو الوريد. ويُحال المصابون بأمراض أخرى إلى مرافق أخرى.',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        READINESS,
        {
          en: 'Displaced people without health facilities among whom cholera is confirmed',
          fr: 'Les populations déplacées sans structure de santé parmi lesquelles le choléra est confirmé',
          es: 'Personas desplazadas sin establecimientos de salud entre las que se ha confirmado el cólera',
          ar: 'النازحون المحرومون من المرافق الصحية الذين تأكدت بينهم إصابات بالكوليرا',
        },
        {
          en: 'Places where facilities are damaged and an outbreak has been declared',
          fr: 'Les lieux où les structures sont endommagées et où une flambée a été déclarée',
          es: 'Lugares con establecimientos dañados donde se ha declarado un brote',
          ar: 'الأماكن التي تضررت مرافقها وأُعلن فيها تفشي المرض',
        },
        {
          en: 'Facilities overwhelmed by cholera patients',
          fr: 'Les structures débordées par les cas de choléra',
          es: 'Establecimientos desbordados por los casos de cólera',
          ar: 'المرافق التي تفوق أعداد المصابين بالكوليرا طاقتها',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 26 to 30 from the National Society that sends the centre, and 72 to 76 local staff',
        fr: 'En général 26 à 30 personnes de la Société nationale qui envoie le centre et 72 à 76 personnes recrutées sur place',
        es: 'Por lo general, de 26 a 30 personas de la Sociedad Nacional que envía el centro y de 72 a 76 personas contratadas en el lugar',
        ar: 'عادةً من 26 إلى 30 شخصًا من الجمعية الوطنية الموفِدة للمركز، ومن 72 إلى 76 موظفًا محليًا',
      },
      composition: [
        {
          en: 'Doctors and nurses skilled in cholera, in children and in pregnancy too, and in training others',
          fr: 'Médecins et infirmiers compétents en matière de choléra, y compris chez l’enfant et pendant la grossesse, et capables de former d’autres soignants',
          es: 'Médicos y enfermeros con experiencia en cólera, también en niños y en el embarazo, y en capacitar a otros',
          ar: 'أطباء وممرضون متمرسون في علاج الكوليرا، بما في ذلك لدى الأطفال والحوامل، وفي تدريب الآخرين',
        },
        {
          en: 'Logisticians, administrators and technicians',
          fr: 'Logisticiens, administrateurs et techniciens',
          es: 'Especialistas en logística, administradores y técnicos',
          ar: 'أخصائيو لوجستيات وإداريون وفنيون',
        },
        {
          en: 'Specialists in public health and in water, sanitation and hygiene, if needed',
          fr: 'Spécialistes de la santé publique et de l’eau, l’assainissement et l’hygiène, si nécessaire',
          es: 'Especialistas en salud pública y en agua, saneamiento e higiene, si hacen falta',
          ar: 'أخصائيون في الصحة العامة وفي المياه والإصحاح والنظافة الصحية عند الحاجة',
        },
      ],
      notes: [NURSES_PER_BED],
    },
    {
      kind: 'components',
      paragraphs: [MODULE_NAMES_VARY],
      labelled: [
        {
          label: PHARMACEUTICALS.label,
          text: {
            en: 'at least one month of supplies, chosen by the MSF guidelines, with the WHO diarrhoea and cholera kits',
            fr: 'au moins un mois de fournitures, choisies selon les guides de MSF, avec les kits de l’OMS pour les maladies diarrhéiques et le choléra',
            es: 'suministros para al menos un mes, elegidos según las guías de MSF, con los kits de la OMS para enfermedades diarreicas y cólera',
            ar: 'إمدادات لشهر واحد على الأقل، تُختار وفق إرشادات منظمة أطباء بلا حدود، مع مجموعات لوازم منظمة الصحة العالمية للإسهال والكوليرا',
          },
        },
        {
          label: {
            en: 'Cholera ward',
            fr: 'Unité d’hospitalisation pour le choléra',
            es: 'Sala de cólera',
            ar: 'جناح الكوليرا',
          },
          text: {
            en: 'cholera beds, infusion stands, infection prevention and control, chlorine sprayers, and cups for oral rehydration salts',
            fr: 'lits à choléra, potences à perfusion, prévention et contrôle des infections, pulvérisateurs de chlore et gobelets pour les sels de réhydratation orale',
            es: 'camas para cólera, soportes de suero, prevención y control de infecciones, pulverizadores de cloro y vasos para sales de rehidratación oral',
            ar: 'أسرّة الكوليرا، وحوامل المحاليل الوريدية، والوقاية من العدوى ومكافحتها، ومرشات الكلور، وأكواب لأملاح الإمهاء الفموي',
          },
        },
        ...FACILITY_MODULES,
      ],
    },
    { kind: 'specifications', societies: ['canadian'] },
  ],
};
