import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'Security support in the field follows the scale, complexity and context of the operation. In high-risk missions a surge security coordinator should be part of the first rotation.',
          fr: 'L’appui à la sécurité sur le terrain dépend de l’ampleur, de la complexité et du contexte de l’opération. Dans les missions à haut risque, un coordonnateur de la sécurité envoyé en renfort devrait faire partie de la première rotation.',
          es: 'El apoyo de seguridad sobre el terreno depende de la escala, la complejidad y el contexto de la operación. En misiones de alto riesgo, la primera rotación debería incluir un coordinador de seguridad de refuerzo.',
          ar: 'يتحدد الدعم الأمني في الميدان بحسب حجم العملية ودرجة تعقيدها وسياقها. وفي المهام الشديدة الخطورة، ينبغي أن تضم الدفعة الأولى منسقًا أمنيًا من موظفي الدعم الطارئ.',
        },
        {
          en: 'The people come from a roster of professionals and from partner National Societies.',
          fr: 'Les personnes viennent d’un fichier de professionnels et de Sociétés nationales partenaires.',
          es: 'Las personas proceden de un registro de profesionales y de Sociedades Nacionales asociadas.',
          ar: 'ويأتي الموفدون من سجل للمهنيين ومن الجمعيات الوطنية الشريكة.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'A security coordinator for complex or large emergencies advises the management of the operation on security risks, together with the IFRC in the country.',
          fr: 'Dans les urgences complexes ou de grande ampleur, un coordonnateur de la sécurité conseille la direction de l’opération sur la gestion des risques de sécurité, avec l’IFRC dans le pays.',
          es: 'En emergencias complejas o de gran escala, un coordinador de seguridad asesora a la dirección de la operación sobre la gestión de los riesgos de seguridad, junto con la IFRC en el país.',
          ar: 'في حالات الطوارئ المعقدة أو الكبيرة، يقدم منسق أمني المشورة لإدارة العملية بشأن إدارة المخاطر الأمنية، بالتعاون مع الاتحاد الدولي في البلد.',
        },
      ],
    },
    {
      kind: 'designedFor',
      labelled: [
        {
          label: { en: 'Strategy', fr: 'Stratégie', es: 'Estrategia', ar: 'الاستراتيجية' },
          text: {
            en: 'Advice to the head of emergency operations on the people and assets under the IFRC’s security; security in appeals and budgets.',
            fr: 'Conseils au chef des opérations d’urgence sur les personnes et les biens placés sous la sécurité de l’IFRC ; prise en compte de la sécurité dans les appels et les budgets.',
            es: 'Asesoramiento al jefe de operaciones de emergencia sobre las personas y los bienes bajo la seguridad de la IFRC; la seguridad en los llamamientos y presupuestos.',
            ar: 'تقديم المشورة لرئيس عمليات الطوارئ بشأن الأشخاص والأصول المشمولين بأمن الاتحاد الدولي، ومراعاة الأمن في النداءات والميزانيات.',
          },
        },
        {
          label: { en: 'Operation', fr: 'Opération', es: 'Operación', ar: 'العمليات' },
          text: {
            en: 'Risk assessment and mitigation, security systems, compliance with the Minimum Security Requirements, the reporting, analysis and mapping of incidents, and a risk register.',
            fr: 'Évaluation et atténuation des risques, systèmes de sécurité, respect des exigences minimales de sécurité, signalement, analyse et cartographie des incidents, registre des risques.',
            es: 'Evaluación y mitigación de riesgos, sistemas de seguridad, cumplimiento de los requisitos mínimos de seguridad, notificación, análisis y mapeo de incidentes, y un registro de riesgos.',
            ar: 'تقييم المخاطر والتخفيف منها، والأنظمة الأمنية، واستيفاء المتطلبات الأمنية الدنيا، والإبلاغ عن الحوادث وتحليلها ورسم خرائطها، وسجل للمخاطر.',
          },
        },
        {
          label: { en: 'Compliance', fr: 'Conformité', es: 'Cumplimiento', ar: 'الامتثال' },
          text: {
            en: 'The process for the Minimum Security Requirements: training, monitoring and reports.',
            fr: 'Le processus relatif aux exigences minimales de sécurité : formation, suivi et rapports.',
            es: 'El proceso de los requisitos mínimos de seguridad: capacitación, seguimiento e informes.',
            ar: 'عملية استيفاء المتطلبات الأمنية الدنيا: التدريب والرصد والتقارير.',
          },
        },
        {
          label: {
            en: 'Coordination',
            fr: 'Coordination interne et externe',
            es: 'Coordinación',
            ar: 'التنسيق',
          },
          text: {
            en: 'A network of contacts inside and outside the Movement.',
            fr: 'Un réseau de contacts à l’intérieur et à l’extérieur du Mouvement.',
            es: 'Una red de contactos dentro y fuera del Movimiento.',
            ar: 'شبكة من جهات الاتصال داخل الحركة وخارجها.',
          },
        },
        {
          label: { en: 'Training', fr: 'Formation', es: 'Capacitación', ar: 'التدريب' },
          text: {
            en: 'Briefings and courses for staff.',
            fr: 'Séances d’information et cours pour le personnel.',
            es: 'Sesiones informativas y cursos para el personal.',
            ar: 'إحاطات ودورات للموظفين.',
          },
        },
      ],
    },
    {
      kind: 'variation',
      paragraphs: [
        {
          en: 'Larger and more complex operations may call for more than one coordinator.',
          fr: 'Les opérations plus vastes et plus complexes peuvent demander plus d’un coordonnateur.',
          es: 'Las operaciones más grandes y complejas pueden requerir más de un coordinador.',
          ar: 'قد تتطلب العمليات الأكبر والأكثر تعقيدًا أكثر من منسق واحد.',
        },
      ],
    },
  ],
};
