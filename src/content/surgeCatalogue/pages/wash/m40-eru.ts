import { FOUR_MONTHS, WATER_TEAM, WATER_TEAM_TOTAL } from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Treatment and distribution of water for 40,000 people.',
          fr: 'Traitement et distribution d’eau pour 40 000 personnes.',
          es: 'Tratamiento y distribución de agua para 40.000 personas.',
          ar: 'معالجة المياه وتوزيعها لعدد 40,000 شخص.',
        },
        FOUR_MONTHS,
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Chemical treatment of water, without filtration, and distribution of up to 600,000 litres a day',
          fr: 'Traitement chimique de l’eau, sans filtration, et distribution de 600 000 litres par jour au plus',
          es: 'Tratamiento químico del agua, sin filtración, y distribución de hasta 600.000 litros al día',
          ar: 'معالجة كيميائية للمياه بلا ترشيح، وتوزيع ما يصل إلى 600,000 لتر في اليوم',
        },
        {
          en: 'Nine points for storage and distribution, for up to 75,000 litres a day',
          fr: 'Neuf points de stockage et de distribution, pour 75 000 litres par jour au plus',
          es: 'Nueve puntos de almacenamiento y distribución, para un máximo de 75.000 litros al día',
          ar: 'تسع نقاط للتخزين والتوزيع، لما يصل إلى 75,000 لتر في اليوم',
        },
        {
          en: 'Trucking of water',
          fr: 'Transport d’eau par camion',
          es: 'Transporte de agua en camión',
          ar: 'نقل المياه بالشاحنات',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'People who do not live too far apart, as the treatment camp stays in one place',
          fr: 'Personnes qui ne sont pas trop dispersées, car le camp de traitement est fixe',
          es: 'Personas que no están demasiado dispersas, ya que el campamento de tratamiento es fijo',
          ar: 'سكان غير متفرقين كثيرًا، لأن مخيم المعالجة ثابت',
        },
        {
          en: 'Places with surface water, which the unit needs',
          fr: 'Lieux disposant d’eau de surface, dont l’unité a besoin',
          es: 'Lugares con agua superficial, que la unidad necesita',
          ar: 'الأماكن التي تتوافر فيها مياه سطحية، وهي شرط لعمل الوحدة',
        },
        {
          en: 'The tanks for treatment are fixed; those for distribution can be moved, and their transport has to be arranged',
          fr: 'Les réservoirs de traitement sont fixes ; ceux de distribution sont mobiles, et leur transport est à organiser',
          es: 'Los depósitos de tratamiento son fijos; los de distribución se pueden mover, y hay que organizar su transporte',
          ar: 'خزانات المعالجة ثابتة، أما خزانات التوزيع فقابلة للنقل ويجب ترتيب نقلها',
        },
      ],
    },
    {
      kind: 'personnel',
      total: WATER_TEAM_TOTAL,
      composition: WATER_TEAM,
      notes: [
        {
          en: 'Local staff are needed for security, set-up, maintenance and driving.',
          fr: 'Du personnel local est nécessaire pour la sécurité, l’installation, l’entretien et la conduite des véhicules.',
          es: 'Se necesita personal local para la seguridad, el montaje, el mantenimiento y la conducción.',
          ar: 'ويلزم موظفون محليون للأمن والتركيب والصيانة والقيادة.',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 25_000 },
      volume: { from: 110 },
      cost: { from: 300_000 },
      societies: ['austrian', 'croatian', 'french', 'german', 'macedonian', 'swedish'],
      providers: {
        en: 'The German Red Cross provides the unit together with the Croatian Red Cross and the Red Cross of North Macedonia.',
        fr: 'La Croix-Rouge allemande fournit l’unité avec la Croix-Rouge croate et la Croix-Rouge de Macédoine du Nord.',
        es: 'La Cruz Roja Alemana presta la unidad junto con la Cruz Roja Croata y la Cruz Roja de Macedonia del Norte.',
        ar: 'يقدم الصليب الأحمر الألماني الوحدة مع الصليب الأحمر الكرواتي والصليب الأحمر لمقدونيا الشمالية.',
      },
    },
  ],
};
