import {
  CLINICAL_VARIATIONS,
  FOR_DAMAGED_FACILITIES,
  FOR_POPULATION_MOVEMENT,
  MODULE_NAMES_VARY,
  READINESS_WITH_RESUPPLY,
} from '../../sharedHealth.ts';
import { MATERNAL_NEWBORN, PHARMACEUTICALS, STERILISATION_LABEL } from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A daytime clinic with 3 birthing suites and 15 observation beds. It brings supplies for 500 vaginal deliveries and can stay up to four months.',
          fr: 'Une clinique de jour avec 3 salles d’accouchement et 15 lits d’observation. Elle apporte des fournitures pour 500 accouchements par voie basse et peut rester jusqu’à quatre mois.',
          es: 'Una clínica diurna con 3 salas de parto y 15 camas de observación. Lleva suministros para 500 partos vaginales y puede permanecer hasta cuatro meses.',
          ar: 'عيادة نهارية تضم 3 غرف ولادة و15 سريرًا للملاحظة. تحمل مستلزمات لعدد 500 ولادة طبيعية ويمكن أن تبقى حتى أربعة أشهر.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The part of the Emergency Clinic that cares for mothers and newborns, which can be sent alone:',
          fr: 'La partie de la clinique d’urgence consacrée aux mères et aux nouveau-nés, qui peut être déployée seule :',
          es: 'La parte de la clínica de emergencia dedicada a las madres y los recién nacidos, que puede desplegarse por sí sola:',
          ar: 'القسم الذي يُعنى بالأمهات والمواليد في عيادة الطوارئ، ويمكن نشره وحده:',
        },
      ],
      items: [
        {
          en: 'Care before conception and during pregnancy',
          fr: 'Soins avant la conception et pendant la grossesse',
          es: 'Atención antes de la concepción y durante el embarazo',
          ar: 'الرعاية قبل الحمل وخلاله',
        },
        { en: 'Childbirth', fr: 'Accouchement', es: 'Parto', ar: 'الولادة' },
        {
          en: 'Care of the mother after birth',
          fr: 'Soins postnatals',
          es: 'Atención posparto',
          ar: 'الرعاية بعد الولادة',
        },
        {
          en: 'Essential care of the newborn',
          fr: 'Soins essentiels au nouveau-né',
          es: 'Cuidados esenciales del recién nacido',
          ar: 'الرعاية الأساسية للمولود',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [READINESS_WITH_RESUPPLY, FOR_POPULATION_MOVEMENT, FOR_DAMAGED_FACILITIES],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 5 to 6 from the National Society that sends the clinic, and 25 to 50 local staff',
        fr: 'En général 5 à 6 personnes de la Société nationale qui envoie la clinique et 25 à 50 personnes recrutées sur place',
        es: 'Por lo general, 5 o 6 personas de la Sociedad Nacional que envía la clínica y de 25 a 50 personas contratadas en el lugar',
        ar: 'عادةً من 5 إلى 6 أشخاص من الجمعية الوطنية الموفِدة للعيادة، ومن 25 إلى 50 موظفًا محليًا',
      },
      composition: [
        {
          en: 'Midwives, an obstetrician, or both',
          fr: 'Des sages-femmes, un obstétricien, ou les deux',
          es: 'Matronas, un obstetra, o ambos',
          ar: 'قابلات أو طبيب توليد أو كلاهما',
        },
        {
          en: 'Nurses for the labour room and the ward',
          fr: 'Infirmiers pour la salle de travail et l’hospitalisation',
          es: 'Enfermeros para la sala de partos y la planta',
          ar: 'ممرضون لغرفة الولادة والجناح',
        },
        {
          en: 'Technical and administrative staff',
          fr: 'Personnel technique et administratif',
          es: 'Personal técnico y administrativo',
          ar: 'موظفون فنيون وإداريون',
        },
      ],
      notes: [
        {
          en: 'The team is adjusted to the facility and to the needs of the ward.',
          fr: 'L’équipe est adaptée à la structure et aux besoins du service.',
          es: 'El equipo se adapta al establecimiento y a las necesidades de la planta.',
          ar: 'يُكيَّف الفريق وفق المرفق واحتياجات الجناح.',
        },
      ],
    },
    {
      kind: 'components',
      paragraphs: [MODULE_NAMES_VARY],
      labelled: [
        MATERNAL_NEWBORN,
        {
          label: {
            en: 'Antenatal care',
            fr: 'Soins prénatals',
            es: 'Atención prenatal',
            ar: 'الرعاية السابقة للولادة',
          },
          text: {
            en: 'consultations, tetanus vaccine, urine tests, measurement of fundal height, Doppler, nutrition, a birth plan and referral of pregnancies at risk',
            fr: 'consultations, vaccin antitétanique, analyses d’urine, mesure de la hauteur utérine, doppler, nutrition, plan d’accouchement et orientation des grossesses à risque',
            es: 'consultas, vacuna antitetánica, análisis de orina, medición de la altura uterina, Doppler, nutrición, plan de parto y derivación de embarazos de riesgo',
            ar: 'الاستشارات، ولقاح الكزاز، وفحص البول، وقياس ارتفاع قاع الرحم، وفحص دوبلر، والتغذية، وخطة الولادة، وإحالة حالات الحمل المعرضة للخطر',
          },
        },
        {
          label: PHARMACEUTICALS.label,
          text: {
            en: 'at least one month of supplies, chosen by the MSF guidelines on obstetric and newborn care and the UNFPA reproductive health kits for 30,000 people',
            fr: 'au moins un mois de fournitures, choisies selon les guides de MSF en soins obstétricaux et néonatals et les kits de santé reproductive de l’UNFPA pour 30 000 personnes',
            es: 'suministros para al menos un mes, elegidos según las guías de MSF de atención obstétrica y neonatal y los kits de salud reproductiva del UNFPA para 30.000 personas',
            ar: 'إمدادات لشهر واحد على الأقل، تُختار وفق إرشادات منظمة أطباء بلا حدود لرعاية التوليد والمواليد ومجموعات لوازم الصحة الإنجابية لصندوق الأمم المتحدة للسكان لعدد 30,000 شخص',
          },
        },
        {
          label: STERILISATION_LABEL,
          text: {
            en: 'a 45-litre autoclave, with supplies for at least one month',
            fr: 'autoclave de 45 litres, avec des fournitures pour au moins un mois',
            es: 'autoclave de 45 litros, con suministros para al menos un mes',
            ar: 'جهاز تعقيم بالبخار سعته 45 لترًا، مع مستلزمات لشهر واحد على الأقل',
          },
        },
        {
          label: { en: 'Maternity ward', fr: 'Maternité', es: 'Maternidad', ar: 'جناح الولادة' },
          text: {
            en: 'beds for observation',
            fr: 'lits d’observation',
            es: 'camas de observación',
            ar: 'أسرّة للملاحظة',
          },
        },
      ],
    },
    { kind: 'specifications', societies: ['canadian'] },
    { kind: 'variation', items: CLINICAL_VARIATIONS },
  ],
};
