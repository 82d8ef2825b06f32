import { KIT_NEEDS, KIT_PROVIDERS } from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Household water treatment for 2,000 people, that is 400 families.',
          fr: 'Traitement de l’eau à domicile pour 2 000 personnes, soit 400 familles.',
          es: 'Tratamiento de agua en los hogares para 2.000 personas, es decir, 400 familias.',
          ar: 'معالجة المياه في المنازل لعدد 2,000 شخص، أي 400 أسرة.',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Meant for scattered people and small numbers: there is no central treatment or storage of water',
          fr: 'Prévu pour des personnes dispersées et peu nombreuses : il n’y a ni traitement ni stockage central de l’eau',
          es: 'Pensado para personas dispersas y grupos pequeños: no hay tratamiento ni almacenamiento central de agua',
          ar: 'مخصصة لأعداد صغيرة من الناس المتفرقين: فلا توجد معالجة مركزية للمياه ولا تخزين مركزي لها',
        },
        {
          en: 'Very basic sanitation for a small group',
          fr: 'Un assainissement très sommaire pour un petit groupe',
          es: 'Saneamiento muy básico para un grupo pequeño',
          ar: 'إصحاح أساسي جدًا لمجموعة صغيرة',
        },
        ...KIT_NEEDS,
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 1_500 },
      volume: { from: 8 },
      providers: KIT_PROVIDERS,
    },
  ],
};
