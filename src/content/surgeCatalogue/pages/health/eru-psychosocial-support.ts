import { READINESS } from '../../sharedHealth.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Delegates who give mental health and psychosocial support to adults and children: assessment, training of volunteers, referral, psychological first aid, child-friendly and safe spaces, and psychosocial support in emergencies.',
          fr: 'Des délégués qui apportent un soutien psychosocial et en santé mentale aux adultes et aux enfants : évaluation, formation de volontaires, orientation, premiers secours psychologiques, espaces sûrs et espaces amis des enfants, et soutien psychosocial dans les situations d’urgence.',
          es: 'Delegados que prestan apoyo psicosocial y de salud mental a adultos y niños: evaluación, capacitación de voluntarios, derivación, primeros auxilios psicológicos, espacios seguros y amigables para la infancia, y apoyo psicosocial en emergencias.',
          ar: 'مندوبون يقدمون دعم الصحة النفسية والدعم النفسي والاجتماعي للبالغين والأطفال: التقييم، وتدريب المتطوعين، والإحالة، والإسعافات الأولية النفسية، والمساحات الآمنة والصديقة للطفل، والدعم النفسي والاجتماعي في حالات الطوارئ.',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [
        READINESS,
        {
          en: 'National Societies that start or widen mental health and psychosocial support after a population movement, a natural disaster or a public health emergency',
          fr: 'Les Sociétés nationales qui lancent ou étendent leurs activités de santé mentale et de soutien psychosocial après un mouvement de population, une catastrophe naturelle ou une urgence de santé publique',
          es: 'Sociedades Nacionales que inician o amplían la salud mental y el apoyo psicosocial tras un movimiento de población, un desastre natural o una emergencia de salud pública',
          ar: 'الجمعيات الوطنية التي تبدأ أنشطة الصحة النفسية والدعم النفسي والاجتماعي أو توسّعها بعد حركة سكانية أو كارثة طبيعية أو طارئ في الصحة العامة',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 1 to 2 people',
        fr: 'En général 1 à 2 personnes',
        es: 'Por lo general, 1 o 2 personas',
        ar: 'عادةً شخص واحد أو شخصان',
      },
      composition: [
        {
          en: 'Psychosocial support delegates with a background in social work, nursing or psychology, who have done the IMPACT, ERU and psychosocial support training',
          fr: 'Délégués en soutien psychosocial issus du travail social, des soins infirmiers ou de la psychologie, ayant suivi les formations IMPACT, ERU et soutien psychosocial',
          es: 'Delegados de apoyo psicosocial con experiencia en trabajo social, enfermería o psicología, que han seguido los cursos IMPACT, ERU y de apoyo psicosocial',
          ar: 'مندوبو دعم نفسي واجتماعي من ذوي الخبرة في العمل الاجتماعي أو التمريض أو علم النفس، أتموا تدريب IMPACT وتدريب وحدات الاستجابة للطوارئ والتدريب على الدعم النفسي والاجتماعي',
        },
      ],
    },
    {
      kind: 'components',
      paragraphs: [
        {
          en: 'The mental health and psychosocial support module holds what is needed for:',
          fr: 'Le module de santé mentale et de soutien psychosocial contient ce qu’il faut pour :',
          es: 'El módulo de salud mental y apoyo psicosocial contiene lo necesario para:',
          ar: 'تتضمن تجهيزات الصحة النفسية والدعم النفسي والاجتماعي ما يلزم لما يلي:',
        },
      ],
      items: [
        {
          en: 'A rapid assessment of the needs of vulnerable groups',
          fr: 'Une évaluation rapide des besoins des groupes vulnérables',
          es: 'Una evaluación rápida de las necesidades de los grupos vulnerables',
          ar: 'تقييم سريع لاحتياجات الفئات المستضعفة',
        },
        {
          en: 'Activities led by volunteers, and training',
          fr: 'Des activités animées par des volontaires et des formations',
          es: 'Actividades dirigidas por voluntarios y capacitación',
          ar: 'أنشطة يقودها المتطوعون، وتدريب',
        },
        {
          en: 'Work with social institutions',
          fr: 'La collaboration avec les institutions sociales',
          es: 'Trabajo con instituciones sociales',
          ar: 'العمل مع المؤسسات الاجتماعية',
        },
        {
          en: 'Psychological first aid and referral',
          fr: 'Les premiers secours psychologiques et l’orientation des personnes',
          es: 'Primeros auxilios psicológicos y derivación',
          ar: 'الإسعافات الأولية النفسية والإحالة',
        },
        {
          en: 'Play and safe spaces',
          fr: 'Le jeu et les espaces sûrs',
          es: 'Juego y espacios seguros',
          ar: 'اللعب والمساحات الآمنة',
        },
      ],
    },
    {
      kind: 'specifications',
      societies: ['canadian', 'danish', 'finnish', 'french', 'israeli', 'jamaican', 'japanese', 'norwegian'],
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'IFRC Psychosocial Centre',
            fr: 'Centre psychosocial de l’IFRC',
            es: 'Centro Psicosocial de la IFRC',
            ar: 'المركز النفسي الاجتماعي التابع للاتحاد الدولي',
          },
          href: 'http://pscentre.org/',
        },
      ],
    },
  ],
};
