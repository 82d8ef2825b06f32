import { FOUR_MONTHS, WATER_TEAM, WATER_TEAM_TOTAL } from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Treatment and distribution of water for 15,000 people.',
          fr: 'Traitement et distribution d’eau pour 15 000 personnes.',
          es: 'Tratamiento y distribución de agua para 15.000 personas.',
          ar: 'معالجة المياه وتوزيعها لعدد 15,000 شخص.',
        },
        FOUR_MONTHS,
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Water treatment with filtration, and distribution of up to 225,000 litres a day',
          fr: 'Traitement de l’eau avec filtration et distribution de 225 000 litres par jour au plus',
          es: 'Tratamiento de agua con filtración y distribución de hasta 225.000 litros al día',
          ar: 'معالجة المياه بالترشيح وتوزيع ما يصل إلى 225,000 لتر في اليوم',
        },
        {
          en: 'Storage of up to 200,000 litres a day',
          fr: 'Stockage de 200 000 litres par jour au plus',
          es: 'Almacenamiento de hasta 200.000 litros al día',
          ar: 'تخزين ما يصل إلى 200,000 لتر في اليوم',
        },
        {
          en: 'Basic sanitation for up to 5,000 people',
          fr: 'Assainissement de base pour 5 000 personnes au plus',
          es: 'Saneamiento básico para un máximo de 5.000 personas',
          ar: 'إصحاح أساسي لعدد يصل إلى 5,000 شخص',
        },
        {
          en: 'Trucking of up to 75,000 litres a day',
          fr: 'Transport par camion de 75 000 litres par jour au plus',
          es: 'Transporte en camión de hasta 75.000 litros al día',
          ar: 'نقل ما يصل إلى 75,000 لتر في اليوم بالشاحنات',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        {
          en: 'Scattered populations: the unit parts into smaller ones that work alone',
          fr: 'Populations dispersées : l’unité se divise en unités plus petites qui fonctionnent seules',
          es: 'Poblaciones dispersas: la unidad se divide en otras más pequeñas que funcionan por separado',
          ar: 'السكان المتفرقون: إذ يمكن تقسيم الوحدة إلى وحدات أصغر تعمل كل منها بمفردها',
        },
        {
          en: 'Places with water of their own, which the unit needs',
          fr: 'Lieux disposant d’eau, dont l’unité a besoin',
          es: 'Lugares con agua propia, que la unidad necesita',
          ar: 'الأماكن التي تتوافر فيها مياه محلية، وهي شرط لعمل الوحدة',
        },
        {
          en: 'Nine points for storage and distribution are possible, for which flatbed trucks, fuel and roads are needed',
          fr: 'Neuf points de stockage et de distribution sont possibles, ce qui exige des camions à plateau, du carburant et des routes',
          es: 'Son posibles nueve puntos de almacenamiento y distribución, para los que hacen falta camiones de plataforma, combustible y carreteras',
          ar: 'يمكن إقامة تسع نقاط للتخزين والتوزيع، ويتطلب ذلك شاحنات مسطحة ووقودًا وطرقًا',
        },
        {
          en: '3 to 5 mobile lines, from the catchment to the delivery of water, of 45,000 to 75,000 litres a day',
          fr: '3 à 5 lignes mobiles, du captage à la livraison de l’eau, de 45 000 à 75 000 litres par jour',
          es: 'De 3 a 5 líneas móviles, desde la captación hasta la entrega del agua, de 45.000 a 75.000 litros al día',
          ar: 'من 3 إلى 5 خطوط متنقلة، من التقاط المياه إلى تسليمها، بطاقة من 45,000 إلى 75,000 لتر في اليوم',
        },
      ],
    },
    { kind: 'personnel', total: WATER_TEAM_TOTAL, composition: WATER_TEAM },
    {
      kind: 'specifications',
      weight: { from: 22_000 },
      volume: { from: 160 },
      cost: { from: 250_000 },
      societies: ['austrian', 'french', 'german', 'spanish'],
    },
    {
      kind: 'variation',
      items: [
        {
          en: '3 to 5 purification lines, by the National Society that provides the unit',
          fr: '3 à 5 lignes de purification, selon la Société nationale qui fournit l’unité',
          es: 'De 3 a 5 líneas de purificación, según la Sociedad Nacional que presta la unidad',
          ar: 'من 3 إلى 5 خطوط لتنقية المياه، بحسب الجمعية الوطنية التي تقدم الوحدة',
        },
        {
          en: 'Very basic sanitation and hygiene for 5,000 people',
          fr: 'Un assainissement et une hygiène très sommaires pour 5 000 personnes',
          es: 'Saneamiento e higiene muy básicos para 5.000 personas',
          ar: 'إصحاح ونظافة صحية أساسيان جدًا لعدد 5,000 شخص',
        },
      ],
    },
  ],
};
