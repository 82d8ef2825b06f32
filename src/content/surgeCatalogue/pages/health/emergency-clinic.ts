import { MODULE_NAMES_VARY, READINESS } from '../../sharedHealth.ts';
import { IT_TELECOM, PHARMACEUTICALS, VEHICLES } from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A daytime clinic that moves from place to place. It brings supplies for one month and can stay up to four months.',
          fr: 'Une clinique de jour qui se déplace d’un lieu à l’autre. Elle apporte des fournitures pour un mois et peut rester jusqu’à quatre mois.',
          es: 'Una clínica diurna que se traslada de un lugar a otro. Lleva suministros para un mes y puede permanecer hasta cuatro meses.',
          ar: 'عيادة نهارية تنتقل من مكان إلى آخر. تحمل إمدادات تكفي شهرًا واحدًا ويمكن أن تبقى حتى أربعة أشهر.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Primary and urgent care for communities that are hard to reach:',
          fr: 'Soins primaires et urgents pour les communautés difficiles d’accès :',
          es: 'Atención primaria y urgente para comunidades de difícil acceso:',
          ar: 'رعاية أولية وعاجلة للمجتمعات المحلية التي يصعب الوصول إليها:',
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
          en: 'Treatment of common illnesses: childhood, chronic and communicable diseases',
          fr: 'Traitement des affections courantes : maladies infantiles, chroniques et transmissibles',
          es: 'Tratamiento de enfermedades comunes: infantiles, crónicas y transmisibles',
          ar: 'علاج الأمراض الشائعة: أمراض الأطفال والأمراض المزمنة والسارية',
        },
        {
          en: 'Stabilisation and referral',
          fr: 'Stabilisation et orientation vers une autre structure',
          es: 'Estabilización y derivación',
          ar: 'تثبيت حالة المرضى وإحالتهم',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        READINESS,
        {
          en: 'Disasters that have damaged health facilities: a stop-gap until they open again',
          fr: 'Les catastrophes qui ont endommagé des structures de santé : une solution provisoire jusqu’à leur réouverture',
          es: 'Desastres que han dañado establecimientos de salud: una solución provisional hasta que reabran',
          ar: 'الكوارث التي ألحقت أضرارًا بالمرافق الصحية: حل مؤقت إلى أن تفتح أبوابها من جديد',
        },
        {
          en: 'People who have settled where there are no services',
          fr: 'Les personnes installées là où il n’existe aucun service',
          es: 'Personas asentadas donde no existen servicios',
          ar: 'السكان المستقرون في أماكن لا خدمات فيها',
        },
        {
          en: 'People on the move',
          fr: 'Les personnes en déplacement',
          es: 'Personas en movimiento',
          ar: 'الأشخاص المتنقلون',
        },
        {
          en: 'Conflict or tension, when facilities exist but cannot be reached safely',
          fr: 'Les conflits ou les tensions, lorsque des structures existent mais ne sont pas accessibles en sécurité',
          es: 'Conflictos o tensiones, cuando hay establecimientos pero no se puede llegar a ellos con seguridad',
          ar: 'النزاعات أو التوترات، حين تكون المرافق موجودة ولكن يتعذر الوصول إليها بأمان',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 14 to 19 from the National Society that sends the clinic, and 11 to 25 local staff',
        fr: 'En général 14 à 19 personnes de la Société nationale qui envoie la clinique et 11 à 25 personnes recrutées sur place',
        es: 'Por lo general, de 14 a 19 personas de la Sociedad Nacional que envía la clínica y de 11 a 25 personas contratadas en el lugar',
        ar: 'عادةً من 14 إلى 19 شخصًا من الجمعية الوطنية الموفِدة للعيادة، ومن 11 إلى 25 موظفًا محليًا',
      },
      composition: [
        {
          en: 'Team leader and deputy',
          fr: 'Chef d’équipe et adjoint',
          es: 'Jefe de equipo y adjunto',
          ar: 'رئيس الفريق ونائبه',
        },
        {
          en: 'Finance, administration and logistics',
          fr: 'Finances, administration et logistique',
          es: 'Finanzas, administración y logística',
          ar: 'الشؤون المالية والإدارية واللوجستية',
        },
        {
          en: 'Doctors, nurses and technicians',
          fr: 'Médecins, infirmiers et techniciens',
          es: 'Médicos, enfermeros y técnicos',
          ar: 'أطباء وممرضون وفنيون',
        },
        {
          en: 'Psychosocial support and public health',
          fr: 'Soutien psychosocial et santé publique',
          es: 'Apoyo psicosocial y salud pública',
          ar: 'الدعم النفسي والاجتماعي والصحة العامة',
        },
        {
          en: 'Local staff: nurses, triage nurse, doctor, translator, midwives, cleaners, and volunteers for community mobilisation and psychosocial support',
          fr: 'Personnel local : infirmiers, infirmier de triage, médecin, traducteur, sages-femmes, agents d’entretien, et volontaires pour la mobilisation communautaire et le soutien psychosocial',
          es: 'Personal local: enfermeros, enfermero de triaje, médico, traductor, matronas, personal de limpieza y voluntarios para la movilización comunitaria y el apoyo psicosocial',
          ar: 'الموظفون المحليون: ممرضون، وممرض فرز، وطبيب، ومترجم، وقابلات، وعمال نظافة، ومتطوعون للتعبئة المجتمعية والدعم النفسي والاجتماعي',
        },
      ],
    },
    {
      kind: 'components',
      paragraphs: [MODULE_NAMES_VARY],
      labelled: [
        {
          label: { en: 'Mobile clinic', fr: 'Clinique mobile', es: 'Clínica móvil', ar: 'العيادة المتنقلة' },
          text: {
            en: 'this module is being developed; ask the surge desk what it holds at present',
            fr: 'ce module est en cours d’élaboration ; demandez au bureau des renforts ce qu’il contient à ce jour',
            es: 'este módulo se está elaborando; consulte a la oficina de refuerzos qué contiene por el momento',
            ar: 'هذه التجهيزات قيد الإعداد؛ ويُرجى سؤال مكتب الدعم الطارئ عما تتضمنه في الوقت الحالي',
          },
        },
        PHARMACEUTICALS,
        {
          label: {
            en: 'Medical stores and administration',
            fr: 'Réserves médicales et administration',
            es: 'Almacén médico y administración',
            ar: 'المخزن الطبي والإدارة',
          },
          text: {
            en: 'storage of the medicines and a field office',
            fr: 'stockage des médicaments et bureau de terrain',
            es: 'almacenamiento de los medicamentos y una oficina de campo',
            ar: 'تخزين الأدوية ومكتب ميداني',
          },
        },
        IT_TELECOM,
        VEHICLES,
      ],
    },
    { kind: 'specifications', societies: ['canadian', 'spanish'] },
    {
      kind: 'notes',
      paragraphs: [
        {
          en: 'The description of this service is being revised; ask the surge desk for the latest state.',
          fr: 'La description de ce service est en cours de révision ; renseignez-vous auprès du bureau des renforts.',
          es: 'La descripción de este servicio se está revisando; consulte a la oficina de refuerzos la situación actual.',
          ar: 'وصف هذه الخدمة قيد المراجعة؛ ويُرجى سؤال مكتب الدعم الطارئ عن آخر المستجدات.',
        },
      ],
    },
  ],
};
