import { FOUR_MONTHS, LOGISTICS_ADMINISTRATION_FINANCE, TEAM_LEADER } from '../../sharedWash.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Sanitation and hygiene promotion for 20,000 people.',
          fr: 'Assainissement et promotion de l’hygiène pour 20 000 personnes.',
          es: 'Saneamiento y promoción de la higiene para 20.000 personas.',
          ar: 'الإصحاح والتوعية بالنظافة الصحية لعدد 20,000 شخص.',
        },
        FOUR_MONTHS,
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Hygiene promotion: mobilisation of the community, education, operation and maintenance',
          fr: 'Promotion de l’hygiène : mobilisation de la communauté, éducation, exploitation et entretien',
          es: 'Promoción de la higiene: movilización de la comunidad, educación, operación y mantenimiento',
          ar: 'التوعية بالنظافة الصحية: تعبئة المجتمع المحلي والتثقيف والتشغيل والصيانة',
        },
        {
          en: 'Basic sanitation for up to 20,000 people: latrines, vector control and solid waste',
          fr: 'Assainissement de base pour 20 000 personnes au plus : latrines, lutte antivectorielle et déchets solides',
          es: 'Saneamiento básico para un máximo de 20.000 personas: letrinas, control de vectores y residuos sólidos',
          ar: 'إصحاح أساسي لعدد يصل إلى 20,000 شخص: المراحيض ومكافحة نواقل الأمراض والنفايات الصلبة',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'Places where poor hygiene is a lasting danger, with diarrhoea, cholera and other outbreaks to be feared.',
          fr: 'Lieux où une hygiène insuffisante constitue un danger durable, avec un risque de diarrhées, de choléra et d’autres flambées épidémiques.',
          es: 'Lugares donde la mala higiene supone un peligro persistente de diarrea, cólera y otros brotes.',
          ar: 'الأماكن التي تشكل فيها رداءة النظافة الصحية خطرًا مستمرًا ينذر بالإسهال والكوليرا وبتفشي أمراض أخرى.',
        },
      ],
    },
    {
      kind: 'personnel',
      total: { en: '5 to 6 people', fr: '5 à 6 personnes', es: 'De 5 a 6 personas', ar: 'من 5 إلى 6 أشخاص' },
      composition: [
        TEAM_LEADER,
        {
          en: '1 or 2 sanitation engineers',
          fr: '1 ou 2 ingénieurs en assainissement',
          es: '1 o 2 ingenieros de saneamiento',
          ar: 'مهندس إصحاح أو مهندسان',
        },
        {
          en: '1 hygiene promoter',
          fr: '1 promoteur de l’hygiène',
          es: '1 promotor de la higiene',
          ar: 'اختصاصي واحد في التوعية بالنظافة الصحية',
        },
        LOGISTICS_ADMINISTRATION_FINANCE,
      ],
      notes: [
        {
          en: 'Builders are hired locally.',
          fr: 'Les ouvriers du bâtiment sont recrutés sur place.',
          es: 'Los trabajadores de la construcción se contratan localmente.',
          ar: 'ويُستعان بعمال بناء محليين.',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 14_000 },
      volume: { from: 90 },
      cost: { from: 200_000 },
      societies: ['austrian', 'british', 'german', 'spanish', 'swedish'],
    },
  ],
};
