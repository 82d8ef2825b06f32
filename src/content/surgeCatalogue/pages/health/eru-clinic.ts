import {
  CLINICAL_VARIATIONS,
  FOR_DAMAGED_FACILITIES,
  FOR_OVERWHELMED_FACILITIES,
  FOR_POPULATION_MOVEMENT,
  MODULE_NAMES_VARY,
  READINESS,
} from '../../sharedHealth.ts';
import {
  FACILITY_MODULES,
  MATERNAL_NEWBORN,
  OUTPATIENTS,
  PHARMACEUTICALS,
  PSYCHOSOCIAL,
} from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A daytime clinic for 100 outpatients a day, where patients can also be kept under observation. It works for one month before it needs new supplies, and can stay up to four months.',
          fr: 'Une clinique de jour pour 100 patients externes par jour, où il est aussi possible de garder des patients en observation. Elle fonctionne un mois avant réapprovisionnement et peut rester jusqu’à quatre mois.',
          es: 'Una clínica diurna para 100 pacientes ambulatorios al día, en la que también se puede mantener a pacientes en observación. Funciona un mes antes de reponer los suministros y puede permanecer hasta cuatro meses.',
          ar: 'عيادة نهارية تستقبل 100 مريض خارجي في اليوم، ويمكن فيها أيضًا إبقاء المرضى تحت الملاحظة. تعمل شهرًا واحدًا قبل أن تحتاج إلى إمدادات جديدة، ويمكن أن تبقى حتى أربعة أشهر.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Emergency care of adults and children who come as outpatients:',
          fr: 'Soins d’urgence en consultation externe pour les adultes et les enfants :',
          es: 'Atención ambulatoria de emergencia para adultos y niños:',
          ar: 'رعاية طارئة للبالغين والأطفال في العيادات الخارجية:',
        },
      ],
      items: [
        {
          en: 'Triage, assessment and first aid',
          fr: 'Triage, évaluation et premiers secours',
          es: 'Triaje, evaluación y primeros auxilios',
          ar: 'الفرز والتقييم والإسعافات الأولية',
        },
        {
          en: 'Severe cases, injuries or not, are stabilised and referred',
          fr: 'Les cas graves, traumatiques ou non, sont stabilisés et orientés vers une autre structure',
          es: 'Los casos graves, traumáticos o no, se estabilizan y se derivan',
          ar: 'تثبيت حالة المصابين والمرضى في الحالات الشديدة وإحالتهم',
        },
        {
          en: 'Minor cases, injuries or not, are treated fully',
          fr: 'Les cas bénins, traumatiques ou non, sont entièrement pris en charge',
          es: 'Los casos leves, traumáticos o no, se tratan por completo',
          ar: 'معالجة الحالات الخفيفة، من إصابات وأمراض، معالجة كاملة',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [READINESS, FOR_POPULATION_MOVEMENT, FOR_DAMAGED_FACILITIES, FOR_OVERWHELMED_FACILITIES],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 19 to 23 from the National Society that sends the clinic, and 38 local staff',
        fr: 'En général 19 à 23 personnes de la Société nationale qui envoie la clinique et 38 personnes recrutées sur place',
        es: 'Por lo general, de 19 a 23 personas de la Sociedad Nacional que envía la clínica y 38 personas contratadas en el lugar',
        ar: 'عادةً من 19 إلى 23 شخصًا من الجمعية الوطنية الموفِدة للعيادة، و38 موظفًا محليًا',
      },
      composition: [
        {
          en: 'Nurses, doctors and midwives trained in emergency and primary care',
          fr: 'Infirmiers, médecins et sages-femmes formés aux soins d’urgence et aux soins primaires',
          es: 'Enfermeros, médicos y matronas con formación en atención de emergencia y primaria',
          ar: 'ممرضون وأطباء وقابلات مدربون على الرعاية الطارئة والرعاية الأولية',
        },
        {
          en: 'Logisticians, administrators and site technicians',
          fr: 'Logisticiens, administrateurs et techniciens de site',
          es: 'Especialistas en logística, administradores y técnicos de instalaciones',
          ar: 'أخصائيو لوجستيات وإداريون وفنيو مواقع',
        },
        {
          en: 'Skills in trauma, maternal and child health, and endemic disease',
          fr: 'Compétences en traumatologie, en santé maternelle et infantile et en maladies endémiques',
          es: 'Competencias en traumatología, salud maternoinfantil y enfermedades endémicas',
          ar: 'مهارات في الإصابات وصحة الأم والطفل والأمراض المتوطنة',
        },
        {
          en: 'Local staff: medical coordinator, head nurse, gate, security, registration, nurses, midwives, pharmacist and administration',
          fr: 'Personnel local : coordonnateur médical, infirmier en chef, accueil à l’entrée, sécurité, enregistrement, infirmiers, sages-femmes, pharmacien et administration',
          es: 'Personal local: coordinador médico, jefe de enfermería, control de acceso, seguridad, registro, enfermeros, matronas, farmacéutico y administración',
          ar: 'الموظفون المحليون: منسق طبي، ورئيس تمريض، وعاملو البوابة، والأمن، والتسجيل، وممرضون، وقابلات، وصيدلي، وإدارة',
        },
      ],
      notes: [
        {
          en: 'Local staff join the team early on. The aim is one doctor for every three nurses.',
          fr: 'Le personnel local est intégré tôt à l’équipe. L’objectif est d’un médecin pour trois infirmiers.',
          es: 'El personal local se integra pronto en el equipo. Se aspira a un médico por cada tres enfermeros.',
          ar: 'ينضم الموظفون المحليون إلى الفريق في وقت مبكر. والهدف هو طبيب واحد لكل ثلاثة ممرضين.',
        },
      ],
    },
    {
      kind: 'components',
      paragraphs: [MODULE_NAMES_VARY],
      labelled: [OUTPATIENTS, MATERNAL_NEWBORN, PHARMACEUTICALS, PSYCHOSOCIAL, ...FACILITY_MODULES],
    },
    {
      kind: 'specifications',
      weight: { from: 20_000 },
      volume: { from: 100 },
      cost: { from: 650_000 },
      societies: ['canadian', 'finnish', 'french', 'german', 'japanese', 'norwegian', 'spanish', 'iranian'],
    },
    {
      kind: 'variation',
      items: [
        ...CLINICAL_VARIATIONS,
        {
          en: 'Can be sent out as mobile clinics',
          fr: 'Peut être déployée sous forme de cliniques mobiles',
          es: 'Puede desplegarse en forma de clínicas móviles',
          ar: 'يمكن نشرها في شكل عيادات متنقلة',
        },
      ],
    },
  ],
};
