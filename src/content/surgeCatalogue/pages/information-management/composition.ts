import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'In an orange or red emergency, several people work with data. The Information Management Coordinator sees to it that their data fit together.',
      fr: 'Dans une urgence orange ou rouge, plusieurs personnes travaillent avec des données. Le coordonnateur de la gestion de l’information veille à ce que leurs données restent compatibles.',
      es: 'En una emergencia naranja o roja, varias personas trabajan con datos. El coordinador de gestión de la información vela por que sus datos sean compatibles.',
      ar: 'في حالات الطوارئ البرتقالية أو الحمراء، يعمل عدة أشخاص على البيانات. ويحرص منسق إدارة المعلومات على توافق بياناتهم.',
    },
  ],
  blocks: [
    {
      kind: 'personnel',
      composition: [
        {
          en: 'Data focal points of the National Society',
          fr: 'Points focaux de la Société nationale pour les données',
          es: 'Puntos focales de datos de la Sociedad Nacional',
          ar: 'مسؤولو الاتصال المعنيون بالبيانات في الجمعية الوطنية',
        },
        {
          en: 'SIMS Remote Coordinator',
          fr: 'Coordonnateur à distance de SIMS',
          es: 'Coordinador a distancia de SIMS',
          ar: 'منسق SIMS عن بُعد',
        },
        {
          en: 'Assessment cell: coordinator, analyst, primary and secondary data, and visualisation',
          fr: 'Cellule d’évaluation : coordonnateur, analyste, données primaires et secondaires, et visualisation',
          es: 'Célula de evaluación: coordinador, analista, datos primarios y secundarios, y visualización',
          ar: 'خلية التقييم: المنسق، والمحلل، والبيانات الأولية والثانوية، والعرض المرئي',
        },
        {
          en: 'Information management officers of the Emergency Response Units',
          fr: 'Chargés de la gestion de l’information des unités d’intervention d’urgence',
          es: 'Oficiales de gestión de la información de las unidades de respuesta a emergencias',
          ar: 'مسؤولو إدارة المعلومات في وحدات الاستجابة للطوارئ',
        },
        {
          en: 'Information Management Coordinator of the Shelter Cluster',
          fr: 'Coordonnateur de la gestion de l’information du groupe sectoriel Abris',
          es: 'Coordinador de gestión de la información del grupo temático de alojamiento',
          ar: 'منسق إدارة المعلومات في مجموعة المأوى',
        },
        {
          en: 'Information management officer for cash and voucher assistance',
          fr: 'Chargé de la gestion de l’information pour l’assistance en espèces et en coupons',
          es: 'Oficial de gestión de la información para asistencia en efectivo y cupones',
          ar: 'مسؤول إدارة المعلومات للمساعدة النقدية والقسائم',
        },
      ],
      notes: [
        {
          en: 'What the coordinator does varies with the phase of the operation, the capacities deployed, the focus of the programme, its scope and its scale.',
          fr: 'Le rôle du coordonnateur varie selon la phase de l’opération, les capacités déployées, l’orientation du programme, sa portée et son ampleur.',
          es: 'La función del coordinador varía según la fase de la operación, las capacidades desplegadas, el enfoque del programa, su alcance y su escala.',
          ar: 'يختلف دور المنسق باختلاف مرحلة العملية والقدرات المنشورة ومحور تركيز البرنامج ونطاقه وحجمه.',
        },
      ],
    },
  ],
};
