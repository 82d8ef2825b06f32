import { SEVERAL_SOCIETIES } from '../../sharedPmer.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The global surge roster marks the evaluators who are trained in real-time evaluation (RTE).',
          fr: 'Le fichier mondial de renfort signale les évaluateurs formés à l’évaluation en temps réel (RTE).',
          es: 'El registro mundial de refuerzo señala a los evaluadores formados en evaluación en tiempo real (RTE).',
          ar: 'يبين سجل الدعم الطارئ العالمي المقيّمين المدربين على التقييم الآني (RTE).',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'Setting up and carrying out a real-time or another evaluation, by the IFRC framework for monitoring and evaluation',
          fr: 'Préparation et réalisation d’une évaluation en temps réel ou d’un autre type, selon le cadre de suivi et d’évaluation de l’IFRC',
          es: 'Preparación y realización de una evaluación en tiempo real o de otro tipo, según el marco de seguimiento y evaluación de la IFRC',
          ar: 'إعداد تقييم آني أو تقييم من نوع آخر وتنفيذه وفقًا لإطار الاتحاد الدولي للرصد والتقييم',
        },
        {
          en: 'The criteria for a real-time evaluation are the scale, scope, value and complexity of the operation',
          fr: 'Les critères d’une évaluation en temps réel sont l’ampleur, la portée, la valeur et la complexité de l’opération',
          es: 'Los criterios para una evaluación en tiempo real son la escala, el alcance, el valor y la complejidad de la operación',
          ar: 'معايير التقييم الآني هي حجم العملية ونطاقها وقيمتها ودرجة تعقيدها',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'The evaluation judges the progress of an operation and the quality of its delivery while it is under way, so that decisions and the next steps can be built on it.',
          fr: 'L’évaluation apprécie l’avancement d’une opération et la qualité de sa mise en œuvre pendant qu’elle se déroule, afin d’éclairer les décisions et les étapes suivantes.',
          es: 'La evaluación valora el avance de una operación y la calidad de su ejecución mientras está en curso, para fundamentar las decisiones y los próximos pasos.',
          ar: 'يقيس التقييم تقدم العملية وجودة تنفيذها وهي جارية، لكي تستند إليه القرارات والخطوات التالية.',
        },
      ],
    },
    {
      kind: 'personnel',
      composition: [
        {
          en: 'An external consultant as the leader',
          fr: 'Un consultant externe comme chef d’équipe',
          es: 'Un consultor externo como jefe de equipo',
          ar: 'خبير استشاري خارجي قائدًا للفريق',
        },
        {
          en: 'Members from the secretariat and from National Societies',
          fr: 'Des membres du secrétariat et de Sociétés nationales',
          es: 'Miembros de la Secretaría y de Sociedades Nacionales',
          ar: 'أعضاء من الأمانة العامة ومن الجمعيات الوطنية',
        },
      ],
    },
    {
      kind: 'specifications',
      cost: {
        text: {
          en: 'The consultant’s fees and the mission costs of the members',
          fr: 'Les honoraires du consultant et les frais de mission des membres',
          es: 'Los honorarios del consultor y los gastos de misión de los miembros',
          ar: 'أتعاب الخبير الاستشاري وتكاليف مهمات الأعضاء',
        },
      },
      providers: SEVERAL_SOCIETIES,
      notes: [
        {
          en: 'The leader comes in addition to them.',
          fr: 'Le chef d’équipe vient s’y ajouter.',
          es: 'A ellas se suma el jefe de equipo.',
          ar: 'ويضاف إليها قائد الفريق.',
        },
      ],
    },
    {
      kind: 'notes',
      paragraphs: [
        {
          en: 'A real-time evaluation is held for every major operation that meets the criteria.',
          fr: 'Une évaluation en temps réel est menée pour chaque grande opération qui remplit les critères.',
          es: 'Se realiza una evaluación en tiempo real de toda operación importante que cumpla los criterios.',
          ar: 'يُجرى تقييم آني لكل عملية كبيرة تستوفي المعايير.',
        },
      ],
    },
  ],
};
