import type { Translated } from '../../translated.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

const ASSESSMENT_CELL: Translated = {
  en: 'Assessment Cell',
  fr: 'Cellule d’évaluation',
  es: 'Célula de evaluación',
  ar: 'خلية التقييم',
};

export const page: CataloguePage = {
  intro: [
    {
      en: 'The IFRC and National Societies have long invested in the assessment of needs: in guidelines, training, a network of specialists and the lessons learned.',
      fr: 'L’IFRC et les Sociétés nationales investissent depuis longtemps dans l’évaluation des besoins : lignes directrices, formation, réseau de spécialistes et enseignements tirés.',
      es: 'La IFRC y las Sociedades Nacionales llevan mucho tiempo invirtiendo en la evaluación de las necesidades: directrices, formación, una red de especialistas y lecciones aprendidas.',
      ar: 'يستثمر الاتحاد الدولي والجمعيات الوطنية منذ زمن طويل في تقييم الاحتياجات: المبادئ التوجيهية والتدريب وشبكة الأخصائيين والدروس المستفادة.',
    },
    {
      en: 'The idea of an assessment cell comes from past operations. It was renewed in 2019 and is being extended from the country to the global level.',
      fr: 'L’idée d’une cellule d’évaluation est née d’opérations passées. Elle a été renouvelée en 2019 et s’étend du niveau du pays au niveau mondial.',
      es: 'La idea de una célula de evaluación nació de operaciones pasadas. Se renovó en 2019 y se va extendiendo del nivel de país al mundial.',
      ar: 'وقد نشأت فكرة خلية التقييم من عمليات سابقة، وجُددت عام 2019، ويجري توسيعها من مستوى البلد إلى المستوى العالمي.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'roleProfiles',
          links: [
            {
              label: {
                en: 'Assessment Coordinator',
                fr: 'Coordonnateur de l’évaluation',
                es: 'Coordinador de evaluación',
                ar: 'منسق التقييم',
              },
              href: sharePointDocument('EQ9QFbNL6cxNnLmDUT166lYBFZ-nDf5Pn6Z79NnrAJAuSw'),
            },
            {
              label: {
                en: 'Humanitarian Information Analysis Officer',
                fr: 'Chargé de l’analyse de l’information humanitaire',
                es: 'Oficial de análisis de información humanitaria',
                ar: 'مسؤول تحليل المعلومات الإنسانية',
              },
              href: sharePointDocument('EWavntSyEd9CsehUObMQOJ0B9R8xDouAJOgTAgPvzcLOpw'),
            },
            {
              label: {
                en: 'Primary Data Collection Officer',
                fr: 'Chargé de la collecte de données primaires',
                es: 'Oficial de recopilación de datos primarios',
                ar: 'مسؤول جمع البيانات الأولية',
              },
              href: sharePointDocument('ETQ2bJvxaQNGoXzEjf2IjNcB16FwnTxS-Jct1yf539FZ3A'),
            },
            {
              label: {
                en: 'Mapping and Visualization Officer',
                fr: 'Chargé de la cartographie et de la visualisation',
                es: 'Oficial de cartografía y visualización',
                ar: 'مسؤول رسم الخرائط والعرض البصري',
              },
              href: sharePointDocument('EfRPUaQzIH1Emzi0mrJq5S8BzQZs4vvXQjKq3gfAzqMrJg'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: { en: 'Assessment', fr: 'Évaluation', es: 'Evaluación', ar: 'التقييم' },
              href: sharePointDocument('EbmgwMFvUHtFkkc26GZhAo0BIuwI2UWSkrFyehAq7ZfT6g'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: ASSESSMENT_CELL,
          text: {
            en: 'A team in the country or at a distance for assessment, coordination, the gathering, management and analysis of information, and maps.',
            fr: 'Une équipe dans le pays ou à distance pour l’évaluation, la coordination, la collecte, la gestion et l’analyse de l’information, et la cartographie.',
            es: 'Un equipo en el país o a distancia para la evaluación, la coordinación, la recopilación, gestión y análisis de la información, y la cartografía.',
            ar: 'فريق في البلد أو عن بُعد للتقييم والتنسيق وجمع المعلومات وإدارتها وتحليلها ورسم الخرائط.',
          },
          links: [{ label: ASSESSMENT_CELL, to: 'emergency-needs-assessment/cell' }],
        },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: {
            en: 'Assessment and Planning',
            fr: 'Évaluation et planification',
            es: 'Evaluación y planificación',
            ar: 'التقييم والتخطيط',
          },
          text: {
            en: 'Documents on FedNet, the federation’s extranet, for which an account is needed.',
            fr: 'Documents sur FedNet, l’extranet de la fédération, pour lequel un compte est nécessaire.',
            es: 'Documentos en FedNet, la extranet de la federación, para la que se necesita una cuenta.',
            ar: 'وثائق على FedNet، الشبكة الخارجية للاتحاد الدولي، ويلزم حساب للدخول إليها.',
          },
          links: [
            {
              label: {
                en: 'Assessment and Planning on FedNet',
                fr: 'Évaluation et planification sur FedNet',
                es: 'Evaluación y planificación en FedNet',
                ar: 'التقييم والتخطيط على FedNet',
              },
              href: 'https://idp.ifrc.org/SSO/SAMLLogin?loginToSp=https://fednet.ifrc.org&returnUrl=https://fednet.ifrc.org/en/resources/disasters/disaster-and-crisis-mangement/assessment--planning/',
            },
          ],
        },
      ],
    },
  ],
};
