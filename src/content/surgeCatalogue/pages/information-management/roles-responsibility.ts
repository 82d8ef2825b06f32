import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The duties of an Information Management Coordinator vary with the operation. They fall into four areas.',
      fr: 'Les tâches d’un coordonnateur de la gestion de l’information varient selon l’opération. Elles relèvent de quatre domaines.',
      es: 'Las tareas de un coordinador de gestión de la información varían según la operación. Se agrupan en cuatro ámbitos.',
      ar: 'تختلف مهام منسق إدارة المعلومات باختلاف العملية، وتندرج في أربعة مجالات.',
    },
  ],
  blocks: [
    {
      kind: 'section',
      title: {
        en: 'Situational awareness, analysis and needs assessment',
        fr: 'Connaissance de la situation, analyse et évaluation des besoins',
        es: 'Conocimiento de la situación, análisis y evaluación de necesidades',
        ar: 'الإلمام بالوضع والتحليل وتقييم الاحتياجات',
      },
      items: [
        {
          en: 'Give evidence for decisions, by analysis and by visuals',
          fr: 'Fournir des éléments probants pour les décisions, par l’analyse et la visualisation',
          es: 'Aportar evidencias para las decisiones, mediante análisis y visualizaciones',
          ar: 'توفير الأدلة اللازمة للقرارات بالتحليل والعرض المرئي',
        },
        {
          en: 'Contribute to the analysis of needs, or lead it where there is no assessment cell',
          fr: 'Contribuer à l’analyse des besoins, ou la diriger en l’absence de cellule d’évaluation',
          es: 'Contribuir al análisis de necesidades, o dirigirlo cuando no hay célula de evaluación',
          ar: 'الإسهام في تحليل الاحتياجات، أو قيادته عند غياب خلية التقييم',
        },
        {
          en: 'Keep the page of the emergency on GO up to date',
          fr: 'Tenir à jour la page de l’urgence sur GO',
          es: 'Mantener al día la página de la emergencia en GO',
          ar: 'تحديث صفحة حالة الطوارئ على منصة GO',
        },
        {
          en: 'Write the information management strategy of the operation',
          fr: 'Rédiger la stratégie de gestion de l’information de l’opération',
          es: 'Redactar la estrategia de gestión de la información de la operación',
          ar: 'وضع استراتيجية إدارة المعلومات للعملية',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Data collection, consolidation and visualisation',
        fr: 'Collecte, regroupement et visualisation des données',
        es: 'Recopilación, consolidación y visualización de datos',
        ar: 'جمع البيانات وتوحيدها وعرضها',
      },
      items: [
        {
          en: 'Set up the information system, by sector and by area',
          fr: 'Mettre en place le système d’information, par secteur et par zone',
          es: 'Establecer el sistema de información, por sector y por zona',
          ar: 'إنشاء نظام المعلومات بحسب القطاع والمنطقة',
        },
        {
          en: 'Look after primary data, from the survey to the visualisation',
          fr: 'Assurer le traitement des données primaires, de l’enquête à la visualisation',
          es: 'Ocuparse de los datos primarios, desde la encuesta hasta la visualización',
          ar: 'تولي شؤون البيانات الأولية من الاستطلاع إلى العرض المرئي',
        },
        {
          en: 'Make the flow of operational data simpler',
          fr: 'Simplifier la circulation des données opérationnelles',
          es: 'Simplificar el flujo de los datos operativos',
          ar: 'تبسيط تدفق البيانات التشغيلية',
        },
        {
          en: 'Advise and train the National Society and the IFRC',
          fr: 'Conseiller et former la Société nationale et l’IFRC',
          es: 'Asesorar y capacitar a la Sociedad Nacional y a la IFRC',
          ar: 'تقديم المشورة والتدريب للجمعية الوطنية والاتحاد الدولي',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Responsible data stewardship',
        fr: 'Gestion responsable des données',
        es: 'Custodia responsable de los datos',
        ar: 'الإشراف المسؤول على البيانات',
      },
      items: [
        {
          en: 'Protect data, within the operation and with the communities',
          fr: 'Protéger les données, au sein de l’opération et avec les communautés',
          es: 'Proteger los datos, dentro de la operación y con las comunidades',
          ar: 'حماية البيانات داخل العملية ومع المجتمعات المحلية',
        },
        {
          en: 'Document and archive the work as the procedures say',
          fr: 'Documenter et archiver le travail conformément aux procédures',
          es: 'Documentar y archivar el trabajo según los procedimientos',
          ar: 'توثيق العمل وأرشفته وفق الإجراءات',
        },
        {
          en: 'Hand over to the National Society and train its people',
          fr: 'Passer le relais à la Société nationale et former son personnel',
          es: 'Hacer el traspaso a la Sociedad Nacional y capacitar a su personal',
          ar: 'تسليم العمل إلى الجمعية الوطنية وتدريب العاملين فيها',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Coordination and information exchange',
        fr: 'Coordination et échange d’informations',
        es: 'Coordinación e intercambio de información',
        ar: 'التنسيق وتبادل المعلومات',
      },
      items: [
        {
          en: 'Be the link to the SIMS network for help from afar',
          fr: 'Assurer le lien avec le réseau SIMS pour l’appui à distance',
          es: 'Servir de enlace con la red SIMS para el apoyo a distancia',
          ar: 'الاتصال بشبكة SIMS للحصول على الدعم عن بُعد',
        },
        {
          en: 'Coordinate the flow of data with the Movement and with other agencies, and join the working groups',
          fr: 'Coordonner les flux de données avec le Mouvement et les autres organisations, et participer aux groupes de travail',
          es: 'Coordinar el flujo de datos con el Movimiento y con otros organismos, y participar en los grupos de trabajo',
          ar: 'تنسيق تدفق البيانات مع الحركة ومع الوكالات الأخرى، والمشاركة في أفرقة العمل',
        },
        {
          en: 'Work with the colleagues of planning, monitoring, evaluation and reporting, health, cash and voucher assistance, and community engagement and accountability',
          fr: 'Travailler avec les collègues de la planification, du suivi, de l’évaluation et de l’établissement de rapports, de la santé, de l’assistance en espèces et en coupons, et de l’engagement communautaire et de la redevabilité',
          es: 'Trabajar con los colegas de planificación, seguimiento, evaluación e informes, de salud, de asistencia en efectivo y cupones, y de participación comunitaria y rendición de cuentas',
          ar: 'العمل مع الزملاء في التخطيط والمتابعة والتقييم وإعداد التقارير، والصحة، والمساعدة النقدية والقسائم، والمشاركة المجتمعية والمساءلة',
        },
        {
          en: 'Share the products with the information management staff of partners',
          fr: 'Partager les produits avec le personnel de gestion de l’information des partenaires',
          es: 'Compartir los productos con el personal de gestión de la información de los socios',
          ar: 'تبادل المنتجات مع موظفي إدارة المعلومات لدى الشركاء',
        },
      ],
    },
  ],
};
