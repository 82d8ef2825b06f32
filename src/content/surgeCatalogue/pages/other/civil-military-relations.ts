import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Military and civil defence forces are often first at the scene of a disaster, and they help. Their help must be well regulated and coordinated with that of humanitarian organisations.',
          fr: 'Les forces militaires et de protection civile sont souvent les premières sur les lieux d’une catastrophe, et leur aide est utile. Elle doit toutefois être bien encadrée et coordonnée avec celle des organisations humanitaires.',
          es: 'Las fuerzas militares y de protección civil suelen ser las primeras en llegar al lugar de un desastre, y su ayuda es útil. Debe estar bien regulada y coordinada con la de las organizaciones humanitarias.',
          ar: 'كثيرًا ما تكون القوات العسكرية وأجهزة الدفاع المدني أول من يصل إلى موقع الكارثة، ومساعدتها مفيدة. غير أنه لا بد من تنظيمها جيدًا وتنسيقها مع عمل المنظمات الإنسانية.',
        },
        {
          en: 'More and more operations also meet armed actors. The Movement then needs one approach, founded on its principles. Request a Civil-Military Relations Coordinator where there is much contact with them.',
          fr: 'De plus en plus d’opérations rencontrent aussi des acteurs armés. Le Mouvement a alors besoin d’une approche commune, fondée sur ses principes. Demandez un coordonnateur des relations civilo-militaires là où les contacts sont nombreux.',
          es: 'Además, cada vez más operaciones se encuentran con actores armados. El Movimiento necesita entonces un enfoque común basado en sus principios. Solicite un coordinador de relaciones civiles y militares cuando el contacto sea intenso.',
          ar: 'كما يتزايد عدد العمليات التي تصادف جهات مسلحة، وتحتاج الحركة حينها إلى نهج مشترك قائم على مبادئها. ويُنصح بطلب منسق للعلاقات المدنية العسكرية حيثما كثر التعامل معها.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Civil-Military Relations Coordinator',
            fr: 'Coordonnateur des relations civilo-militaires',
            es: 'Coordinador de relaciones civiles y militares',
            ar: 'منسق العلاقات المدنية العسكرية',
          },
          href: sharePointDocument('EViKjU_w21dBpQtGEr9CtgQBvljB_2I52J51BhljrUg8Ow'),
        },
      ],
    },
  ],
};
