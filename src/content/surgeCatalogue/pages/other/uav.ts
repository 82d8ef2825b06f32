import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The team flies drones and supplies detailed images from the air for the media, for maps, for site surveys and for an overview of the situation.',
          fr: 'L’équipe pilote des drones et fournit des images aériennes détaillées pour les médias, les cartes, les études de site et la connaissance de la situation.',
          es: 'El equipo opera drones y proporciona imágenes aéreas detalladas para los medios, los mapas, los estudios de emplazamientos y el conocimiento de la situación.',
          ar: 'يشغّل الفريق طائرات مسيّرة ويوفر صورًا جوية مفصلة لوسائل الإعلام ولرسم الخرائط ولمسح المواقع وللإلمام بالوضع.',
        },
      ],
    },
    {
      kind: 'services',
      labelled: [
        {
          label: { en: 'Media', fr: 'Médias', es: 'Medios', ar: 'وسائل الإعلام' },
          text: {
            en: 'Timely images for the public.',
            fr: 'Des images récentes pour le public.',
            es: 'Imágenes oportunas para el público.',
            ar: 'صور للجمهور في الوقت المناسب.',
          },
        },
        {
          label: { en: 'Mapping', fr: 'Cartographie', es: 'Cartografía', ar: 'رسم الخرائط' },
          text: {
            en: 'Field maps of communities, though not of whole regions, composed of many images; they also serve recovery as a baseline.',
            fr: 'Cartes de terrain de communautés, mais non de régions entières, composées de nombreuses images ; elles servent aussi de référence pour le relèvement.',
            es: 'Mapas de campo de comunidades, aunque no de regiones enteras, compuestos por muchas imágenes; sirven también de línea de base para la recuperación.',
            ar: 'خرائط ميدانية للمجتمعات المحلية، لا لمناطق بأكملها، تُركَّب من صور كثيرة، وتصلح أيضًا خط أساس لمرحلة التعافي.',
          },
        },
        {
          label: {
            en: 'Site survey',
            fr: 'Étude de site',
            es: 'Estudio de emplazamientos',
            ar: 'مسح المواقع',
          },
          text: {
            en: 'Planning of camps, hospitals, latrines, water points and distribution sites.',
            fr: 'Planification de camps, d’hôpitaux, de latrines, de points d’eau et de sites de distribution.',
            es: 'Planificación de campamentos, hospitales, letrinas, puntos de agua y lugares de distribución.',
            ar: 'تخطيط المخيمات والمستشفيات والمراحيض ونقاط المياه ومواقع التوزيع.',
          },
        },
        {
          label: {
            en: 'Situational awareness',
            fr: 'Connaissance de la situation',
            es: 'Conocimiento de la situación',
            ar: 'الإلمام بالوضع',
          },
          text: {
            en: 'Monitoring of what changes, and finding safe routes.',
            fr: 'Suivi de l’évolution et recherche d’itinéraires sûrs.',
            es: 'Seguimiento de los cambios y búsqueda de rutas seguras.',
            ar: 'رصد التطورات وتحديد الطرق الآمنة.',
          },
        },
      ],
      paragraphs: [
        {
          en: 'The law of the country must allow drones and accept the credentials of the pilots.',
          fr: 'Le droit du pays doit autoriser les drones et reconnaître les qualifications des pilotes.',
          es: 'La legislación del país debe permitir los drones y reconocer las acreditaciones de los pilotos.',
          ar: 'يجب أن يسمح قانون البلد باستخدام الطائرات المسيّرة وأن يعترف بمؤهلات الطيارين.',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '2 or more', fr: '2 ou plus', es: '2 o más', ar: 'شخصان أو أكثر' },
      composition: [
        {
          en: '1 team lead, who is also the pilot in command; the two may also be different people',
          fr: '1 chef d’équipe, qui est aussi le pilote commandant de bord ; il peut aussi s’agir de deux personnes',
          es: '1 jefe de equipo, que es también el piloto al mando; también pueden ser dos personas',
          ar: 'قائد فريق واحد هو أيضًا الطيار القائد، ويمكن أن يتولى الدورين شخصان',
        },
        {
          en: '1 safety officer, who may come from the host National Society',
          fr: '1 responsable de la sécurité des vols, qui peut venir de la Société nationale hôte',
          es: '1 oficial de seguridad de vuelo, que puede ser de la Sociedad Nacional anfitriona',
          ar: 'مسؤول سلامة واحد، ويمكن أن يكون من الجمعية الوطنية المضيفة',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: '2 quadcopters with spare batteries and spare parts',
          fr: '2 quadricoptères avec batteries et pièces de rechange',
          es: '2 cuadricópteros con baterías y piezas de repuesto',
          ar: 'طائرتان رباعيتا المراوح مع بطاريات وقطع غيار احتياطية',
        },
        {
          en: 'A computer to process and store the images',
          fr: 'Un ordinateur pour traiter et conserver les images',
          es: 'Un ordenador para procesar y almacenar las imágenes',
          ar: 'حاسوب لمعالجة الصور وتخزينها',
        },
      ],
    },
    {
      kind: 'specifications',
      cost: { from: 12_000 },
      societies: ['american', 'italian'],
      notes: [
        {
          en: 'About CHF 4,000 for each of the two drone systems, and CHF 4,000 for the computer.',
          fr: 'Environ 4 000 CHF pour chacun des deux systèmes de drone, et 4 000 CHF pour l’ordinateur.',
          es: 'Unos 4.000 CHF por cada uno de los dos sistemas de dron y 4.000 CHF por el ordenador.',
          ar: 'نحو 4,000 فرنك سويسري لكل من نظامَي الطائرات المسيّرة و4,000 فرنك سويسري للحاسوب.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Pilot in Command and UAV Team Lead',
            fr: 'Pilote commandant de bord et chef de l’équipe de drones',
            es: 'Piloto al mando y jefe del equipo de drones',
            ar: 'الطيار القائد وقائد فريق الطائرات المسيّرة',
          },
          href: sharePointDocument('EVJrxE_3BpxOliHeThEBk_oB3nAcku47-5BxA-sXV2s8YQ'),
        },
      ],
    },
  ],
};
