import {
  DIGITAL_DATA_KIT,
  FIELD_ACCOMMODATION,
  TRAINING_KIT,
  VEHICLES_RENTED_OR_SUPPLIED,
} from '../../sharedHealth.ts';
import type { CataloguePage } from '../../types.ts';

/** The address keeps a spelling of cholera that older links use. */
export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'A public health module of the emergency response units. It lowers the number of people who fall ill with cholera or die of it, by an early response in the community: oral rehydration points that stand alone during an outbreak of cholera or acute watery diarrhoea.',
          fr: 'Un module de santé publique des unités d’intervention d’urgence. Il réduit le nombre de malades et de décès dus au choléra par une réponse précoce dans la communauté : des points de réhydratation orale autonomes pendant une flambée de choléra ou de diarrhée aqueuse aiguë.',
          es: 'Un módulo de salud pública de las unidades de respuesta a emergencias. Reduce las enfermedades y muertes por cólera mediante una respuesta temprana en la comunidad: puntos de rehidratación oral autónomos durante un brote de cólera o de diarrea acuosa aguda.',
          ar: 'تجهيزات للصحة العامة ضمن وحدات الاستجابة للطوارئ. تحد من الإصابات والوفيات الناجمة عن الكوليرا باستجابة مبكرة في المجتمع المحلي: نقاط مستقلة للإمهاء الفموي في أثناء تفشي الكوليرا أو الإسهال المائي الحاد.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Oral rehydration salts and zinc at the oral rehydration points, whose number and place follow the epidemic',
          fr: 'Sels de réhydratation orale et zinc aux points de réhydratation orale, dont le nombre et l’emplacement suivent l’épidémie',
          es: 'Sales de rehidratación oral y zinc en los puntos de rehidratación oral, cuyo número y ubicación siguen la epidemia',
          ar: 'أملاح الإمهاء الفموي والزنك في نقاط الإمهاء الفموي التي يتبع عددها ومكانها مسار الوباء',
        },
        {
          en: 'A first aid point that sends severe cases to a health facility and gives advice on hygiene',
          fr: 'Un point de premiers secours qui oriente les cas graves vers une structure de santé et diffuse des messages d’hygiène',
          es: 'Un punto de primeros auxilios que deriva los casos graves a un establecimiento de salud y difunde mensajes de higiene',
          ar: 'نقطة إسعاف أولي تحيل الحالات الشديدة إلى مرفق صحي وتنشر رسائل النظافة الصحية',
        },
        {
          en: 'Data collected and reported by each point',
          fr: 'Des données recueillies et transmises par chaque point',
          es: 'Datos recopilados y notificados por cada punto',
          ar: 'بيانات تجمعها كل نقطة وتبلّغ عنها',
        },
        {
          en: 'Water with rehydration salts for about 35 people a day from one kit',
          fr: 'De l’eau avec sels de réhydratation pour environ 35 personnes par jour avec un kit',
          es: 'Agua con sales de rehidratación para unas 35 personas al día con un kit',
          ar: 'محلول إمهاء يكفي نحو 35 شخصًا في اليوم من المجموعة الواحدة',
        },
        {
          en: 'Management and supervision of the trained volunteers and staff',
          fr: 'La gestion et la supervision des volontaires et du personnel formés',
          es: 'Gestión y supervisión del personal y los voluntarios capacitados',
          ar: 'إدارة المتطوعين والموظفين المدربين والإشراف عليهم',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Early deployment, when there is an outbreak of watery diarrhoea or a risk of one and the host National Society needs help',
          fr: 'Un déploiement précoce, en cas de flambée ou de risque de flambée de diarrhée aqueuse, lorsque la Société nationale hôte a besoin d’aide',
          es: 'Despliegue temprano, cuando hay un brote de diarrea acuosa o riesgo de que lo haya y la Sociedad Nacional anfitriona necesita ayuda',
          ar: 'انتشار مبكر عند تفشي الإسهال المائي أو وجود خطر تفشيه وحاجة الجمعية الوطنية المضيفة إلى المساعدة',
        },
        {
          en: 'Deployment within 48 hours, self-sufficient for one month, for a stay of up to four months',
          fr: 'Un déploiement dans les 48 heures, une autonomie d’un mois et une présence de quatre mois au plus',
          es: 'Despliegue en 48 horas, con un mes de autosuficiencia y una permanencia de hasta cuatro meses',
          ar: 'الانتشار خلال 48 ساعة، مع اكتفاء ذاتي لمدة شهر واحد وإمكان البقاء حتى أربعة أشهر',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '7 people', fr: '7 personnes', es: '7 personas', ar: '7 أشخاص' },
      composition: [
        { en: 'Team leader', fr: 'Chef d’équipe', es: 'Jefe de equipo', ar: 'رئيس الفريق' },
        {
          en: 'Specialist in public health or epidemiologist',
          fr: 'Spécialiste de la santé publique ou épidémiologiste',
          es: 'Especialista en salud pública o epidemiólogo',
          ar: 'أخصائي صحة عامة أو أخصائي وبائيات',
        },
        {
          en: 'Two people for quality control and training',
          fr: 'Deux personnes pour le contrôle de la qualité et la formation',
          es: 'Dos personas para el control de calidad y la capacitación',
          ar: 'شخصان لمراقبة الجودة والتدريب',
        },
        {
          en: 'Water, sanitation and hygiene',
          fr: 'Eau, assainissement et hygiène',
          es: 'Agua, saneamiento e higiene',
          ar: 'المياه والإصحاح والنظافة الصحية',
        },
        { en: 'Logistics', fr: 'Logistique', es: 'Logística', ar: 'اللوجستيات' },
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
          en: 'Kits for oral rehydration points, in the number requested',
          fr: 'Kits pour points de réhydratation orale, dans le nombre demandé',
          es: 'Kits para puntos de rehidratación oral, en la cantidad solicitada',
          ar: 'مجموعات لوازم لنقاط الإمهاء الفموي بالعدد المطلوب',
        },
        TRAINING_KIT,
        DIGITAL_DATA_KIT,
        VEHICLES_RENTED_OR_SUPPLIED,
        FIELD_ACCOMMODATION,
      ],
    },
    {
      kind: 'specifications',
      weight: {
        from: 1_090,
        text: {
          en: 'for 6 oral rehydration points',
          fr: 'pour 6 points de réhydratation orale',
          es: 'para 6 puntos de rehidratación oral',
          ar: 'لست نقاط إمهاء فموي',
        },
      },
      volume: {
        text: {
          en: '3 pallets for 6 oral rehydration points',
          fr: '3 palettes pour 6 points de réhydratation orale',
          es: '3 palés para 6 puntos de rehidratación oral',
          ar: '3 منصات نقالة لست نقاط إمهاء فموي',
        },
      },
      societies: ['swiss'],
    },
    {
      kind: 'variation',
      items: [
        {
          en: 'The number of oral rehydration points and of kits follows the population and the area.',
          fr: 'Le nombre de points de réhydratation orale et de kits dépend de la population et de la zone.',
          es: 'El número de puntos de rehidratación oral y de kits depende de la población y de la zona.',
          ar: 'يتوقف عدد نقاط الإمهاء الفموي ومجموعات اللوازم على عدد السكان ومساحة المنطقة.',
        },
      ],
    },
  ],
};
