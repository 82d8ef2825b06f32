import { DIGITAL_DATA_KIT } from '../../sharedHealth.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Safe burials that respect the culture of the family, in outbreaks of haemorrhagic fevers such as Ebola and Marburg and of other diseases that spread after death.',
          fr: 'Des enterrements sécurisés et respectueux de la culture des familles, lors de flambées de fièvres hémorragiques comme Ebola et Marburg et d’autres maladies qui se transmettent après la mort.',
          es: 'Entierros seguros y respetuosos con la cultura de las familias, en brotes de fiebres hemorrágicas como el ébola y el Marburgo y de otras enfermedades que se transmiten tras la muerte.',
          ar: 'دفن آمن يراعي ثقافة الأسر عند تفشي الحمى النزفية مثل الإيبولا وماربورغ وغيرها من الأمراض التي تنتقل بعد الوفاة.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Design of the system: alert, response and data',
          fr: 'Conception du système : alerte, réponse et données',
          es: 'Diseño del sistema: alerta, respuesta y datos',
          ar: 'تصميم النظام: الإنذار والاستجابة والبيانات',
        },
        {
          en: 'A fast start of the work',
          fr: 'Un démarrage rapide des activités',
          es: 'Inicio rápido de las actividades',
          ar: 'بدء سريع للعمل',
        },
        {
          en: 'Training, equipment, logistics and supervision of the burial teams',
          fr: 'Formation, équipement, logistique et supervision des équipes d’enterrement',
          es: 'Capacitación, equipamiento, logística y supervisión de los equipos de entierro',
          ar: 'تدريب فرق الدفن وتجهيزها ودعمها اللوجستي والإشراف عليها',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 5 to 6 people',
        fr: 'En général 5 à 6 personnes',
        es: 'Por lo general, 5 o 6 personas',
        ar: 'عادةً من 5 إلى 6 أشخاص',
      },
      composition: [
        { en: 'Team leader', fr: 'Chef d’équipe', es: 'Jefe de equipo', ar: 'رئيس الفريق' },
        { en: 'Trainer', fr: 'Formateur', es: 'Capacitador', ar: 'مدرّب' },
        { en: 'Logistician', fr: 'Logisticien', es: 'Especialista en logística', ar: 'أخصائي لوجستيات' },
        {
          en: 'Psychosocial support',
          fr: 'Soutien psychosocial',
          es: 'Apoyo psicosocial',
          ar: 'الدعم النفسي والاجتماعي',
        },
        {
          en: 'Infection prevention and control, with water, sanitation and hygiene',
          fr: 'Prévention et contrôle des infections, avec l’eau, l’assainissement et l’hygiène',
          es: 'Prevención y control de infecciones, con agua, saneamiento e higiene',
          ar: 'الوقاية من العدوى ومكافحتها، مع المياه والإصحاح والنظافة الصحية',
        },
        {
          en: 'Finance and administration',
          fr: 'Finances et administration',
          es: 'Finanzas y administración',
          ar: 'المالية والإدارة',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: '1 training kit',
          fr: '1 kit de formation',
          es: '1 kit de capacitación',
          ar: 'مجموعة تدريب واحدة',
        },
        {
          en: '2 starter kits',
          fr: '2 kits de démarrage',
          es: '2 kits de inicio',
          ar: 'مجموعتان لبدء العمل',
        },
        {
          en: '1 replenishment kit',
          fr: '1 kit de réapprovisionnement',
          es: '1 kit de reposición',
          ar: 'مجموعة واحدة لتجديد المخزون',
        },
        { en: 'Body bags', fr: 'Housses mortuaires', es: 'Bolsas para cadáveres', ar: 'أكياس الجثامين' },
        DIGITAL_DATA_KIT,
        {
          en: '2 vehicles for each team',
          fr: '2 véhicules par équipe',
          es: '2 vehículos por equipo',
          ar: 'مركبتان لكل فريق',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: {
        from: 600,
        text: { en: 'approximately', fr: 'environ', es: 'aproximadamente', ar: 'تقريبًا' },
      },
      volume: {
        from: 3.2,
        text: { en: 'approximately', fr: 'environ', es: 'aproximadamente', ar: 'تقريبًا' },
      },
      cost: {
        text: {
          en: 'To be confirmed when you request the service',
          fr: 'À confirmer au moment de la demande',
          es: 'Por confirmar en el momento de la solicitud',
          ar: 'تُؤكَّد عند طلب الخدمة',
        },
      },
      societies: ['canadian'],
    },
    {
      kind: 'variation',
      items: [
        {
          en: 'The number of teams and of kits follows the population and the area.',
          fr: 'Le nombre d’équipes et de kits dépend de la population et de la zone.',
          es: 'El número de equipos y de kits depende de la población y de la zona.',
          ar: 'يتوقف عدد الفرق ومجموعات اللوازم على عدد السكان ومساحة المنطقة.',
        },
      ],
    },
  ],
};
