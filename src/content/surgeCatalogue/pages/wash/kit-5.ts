import { KIT_NEEDS, KIT_PROVIDERS } from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Water treatment for up to 5,000 people.',
          fr: 'Traitement de l’eau pour 5 000 personnes au plus.',
          es: 'Tratamiento de agua para un máximo de 5.000 personas.',
          ar: 'معالجة المياه لعدد يصل إلى 5,000 شخص.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Treats up to 75,000 litres a day of local surface water or groundwater',
          fr: 'Traite jusqu’à 75 000 litres par jour d’eau de surface ou d’eau souterraine locale',
          es: 'Trata hasta 75.000 litros al día de agua superficial o subterránea local',
          ar: 'تعالج ما يصل إلى 75,000 لتر في اليوم من المياه السطحية أو الجوفية المحلية',
        },
        {
          en: 'Limited sanitation',
          fr: 'Un assainissement limité',
          es: 'Saneamiento limitado',
          ar: 'إصحاح محدود',
        },
        {
          en: 'Some trucking: up to 15,000 litres a day to several points, for which flatbed trucks, fuel and roads are needed',
          fr: 'Un peu de transport par camion : jusqu’à 15 000 litres par jour vers plusieurs points, ce qui exige des camions à plateau, du carburant et des routes',
          es: 'Algo de transporte en camión: hasta 15.000 litros al día a varios puntos, para lo que hacen falta camiones de plataforma, combustible y carreteras',
          ar: 'نقل محدود بالشاحنات: ما يصل إلى 15,000 لتر في اليوم إلى عدة نقاط، ويتطلب ذلك شاحنات مسطحة ووقودًا وطرقًا',
        },
        ...KIT_NEEDS,
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 3_500 },
      volume: { from: 15 },
      providers: KIT_PROVIDERS,
    },
  ],
};
