import { LIVELIHOODS_CENTRE, LIVELIHOODS_CENTRE_ADDRESS } from '../../sharedLivelihood.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The service helps people to meet their basic needs, food included, and to start earning again, in the countryside and in towns.',
          fr: 'Ce service aide les personnes à couvrir leurs besoins essentiels, y compris alimentaires, et à relancer leur activité économique, à la campagne comme en ville.',
          es: 'Este servicio ayuda a las personas a cubrir sus necesidades básicas, incluida la alimentación, y a reanudar su actividad económica, tanto en el campo como en la ciudad.',
          ar: 'تساعد هذه الخدمة الناس على تلبية احتياجاتهم الأساسية، بما فيها الغذاء، وعلى استئناف نشاطهم الاقتصادي في الريف والمدينة.',
        },
        {
          en: 'Its main technical resource is the IFRC Livelihoods Resource Centre, which offers a toolbox, training and online courses, notes, case studies and technical help. A video explains what livelihoods are.',
          fr: 'Sa principale ressource technique est le Centre de ressources de l’IFRC sur les moyens d’existence, qui propose une boîte à outils, des formations et des cours, des notes, des études de cas et une aide technique. Une vidéo explique ce que sont les moyens d’existence.',
          es: 'Su principal recurso técnico es el Centro de Recursos de Medios de Vida de la IFRC, que ofrece una caja de herramientas, formación y cursos, notas, estudios de caso y ayuda técnica. Un vídeo explica qué son los medios de vida.',
          ar: 'ومرجعها التقني الرئيسي هو مركز موارد سبل العيش التابع للاتحاد الدولي، الذي يقدم حقيبة أدوات وتدريبًا ودورات ومذكرات ودراسات حالة ومساعدة تقنية. ويشرح تسجيل مصور معنى سبل العيش.',
        },
      ],
      links: [
        { label: LIVELIHOODS_CENTRE, href: LIVELIHOODS_CENTRE_ADDRESS },
        {
          label: {
            en: 'What are livelihoods?',
            fr: 'Que sont les moyens d’existence ?',
            es: '¿Qué son los medios de vida?',
            ar: 'ما هي سبل العيش؟',
          },
          href: 'https://www.livelihoodscentre.org/-/inundaciones-en-la-region-sur-de-paragu-1',
        },
        {
          label: {
            en: 'Write to livelihoods@cruzroja.es',
            fr: 'Écrire à livelihoods@cruzroja.es',
            es: 'Escribir a livelihoods@cruzroja.es',
            ar: 'المراسلة على العنوان livelihoods@cruzroja.es',
          },
          href: 'mailto:livelihoods@cruzroja.es',
        },
      ],
    },
    {
      kind: 'services',
      items: [
        {
          en: 'One person or a team within the rapid response team coordinates the livelihoods response, close to the team for cash and voucher assistance',
          fr: 'Une personne ou une équipe au sein de l’équipe de réponse rapide coordonne la réponse relative aux moyens d’existence, en lien étroit avec l’équipe chargée de l’assistance en espèces et en coupons',
          es: 'Una persona o un equipo dentro del equipo de respuesta rápida coordina la respuesta en medios de vida, en estrecha relación con el equipo de asistencia en efectivo y cupones',
          ar: 'يتولى شخص أو فريق ضمن فريق الاستجابة السريعة تنسيق الاستجابة في مجال سبل العيش، بتعاون وثيق مع فريق المساعدة النقدية والقسائم',
        },
        {
          en: 'Analysis of food and basic needs from primary data, response options from short to long term, a strategy and a plan of action',
          fr: 'Analyse des besoins alimentaires et essentiels à partir de données primaires, options de réponse à court et à long terme, stratégie et plan d’action',
          es: 'Análisis de las necesidades alimentarias y básicas a partir de datos primarios, opciones de respuesta de corto a largo plazo, estrategia y plan de acción',
          ar: 'تحليل الاحتياجات الغذائية والأساسية بالاستناد إلى بيانات أولية، وخيارات استجابة من المدى القصير إلى الطويل، واستراتيجية وخطة عمل',
        },
        {
          en: 'Help with carrying out the plan, and strengthening of local capacity',
          fr: 'Appui à la mise en œuvre du plan et renforcement des capacités locales',
          es: 'Apoyo a la ejecución del plan y fortalecimiento de la capacidad local',
          ar: 'المساعدة في تنفيذ الخطة، وتعزيز القدرات المحلية',
        },
        {
          en: 'New skills for staff and volunteers of the National Society',
          fr: 'De nouvelles compétences pour le personnel et les volontaires de la Société nationale',
          es: 'Nuevas capacidades para el personal y el voluntariado de la Sociedad Nacional',
          ar: 'مهارات جديدة لموظفي الجمعية الوطنية ومتطوعيها',
        },
        {
          en: 'Specialists from a roster of National Societies and the IFRC; help from a distance, by the regions or Geneva, case by case',
          fr: 'Des spécialistes inscrits au fichier des Sociétés nationales et de l’IFRC ; une aide à distance, des régions ou de Genève, au cas par cas',
          es: 'Especialistas de un registro de las Sociedades Nacionales y la IFRC; ayuda a distancia, desde las regiones o Ginebra, caso por caso',
          ar: 'اختصاصيون من سجل الجمعيات الوطنية والاتحاد الدولي، ومساعدة عن بُعد من الأقاليم أو من جنيف بحسب كل حالة',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'The service finds out where people’s food and income came from before the disaster, how the disaster has changed this and how people cope, in order to:',
          fr: 'Ce service établit d’où venaient la nourriture et les revenus des personnes avant la catastrophe, ce que celle-ci a changé et comment les personnes y font face, afin de :',
          es: 'Este servicio averigua de dónde procedían los alimentos y los ingresos de las personas antes del desastre, qué ha cambiado con él y cómo lo afrontan, a fin de:',
          ar: 'تتعرف هذه الخدمة على مصادر غذاء الناس ودخلهم قبل الكارثة، وعلى أثر الكارثة فيها، وعلى الطرق التي يتدبرون بها أمورهم، وذلك من أجل:',
        },
      ],
      items: [
        {
          en: 'Meet immediate needs',
          fr: 'Répondre aux besoins immédiats',
          es: 'Atender las necesidades inmediatas',
          ar: 'تلبية الاحتياجات الفورية',
        },
        {
          en: 'Stop the loss of assets and harmful ways of coping',
          fr: 'Mettre fin à la perte des biens et aux stratégies d’adaptation néfastes',
          es: 'Frenar la pérdida de bienes y las estrategias de afrontamiento dañinas',
          ar: 'وقف فقدان الأصول ووقف أساليب التكيف الضارة',
        },
        {
          en: 'Build the skills that people need to start again',
          fr: 'Développer les compétences nécessaires pour reprendre une activité',
          es: 'Desarrollar las capacidades necesarias para empezar de nuevo',
          ar: 'بناء المهارات التي يحتاج إليها الناس للبدء من جديد',
        },
        {
          en: 'Create the conditions for recovery',
          fr: 'Créer les conditions du relèvement',
          es: 'Crear las condiciones para la recuperación',
          ar: 'تهيئة الظروف اللازمة للتعافي',
        },
        {
          en: 'The people deployed therefore have to be able to analyse the economy, society and markets rapidly, choose the response and its modality (in kind, voucher, cash or a mix) and plan early recovery',
          fr: 'Les personnes déployées doivent donc savoir analyser rapidement le contexte socioéconomique et les marchés, choisir la réponse et sa modalité (en nature, coupons, espèces ou combinaison) et planifier le relèvement précoce',
          es: 'Por ello, las personas desplegadas deben saber analizar con rapidez el contexto socioeconómico y los mercados, elegir la respuesta y su modalidad (en especie, cupones, efectivo o una combinación) y planificar la recuperación temprana',
          ar: 'ولذلك يجب أن يكون الموفدون قادرين على إجراء تحليل سريع للوضع الاجتماعي والاقتصادي وللأسواق، واختيار الاستجابة وطريقتها (عينية أو بالقسائم أو نقدية أو مزيجًا منها)، والتخطيط للتعافي المبكر',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Two profiles, coordinator and officer, ideally sent together',
        fr: 'Deux profils, coordonnateur et chargé, de préférence envoyés ensemble',
        es: 'Dos perfiles, coordinador y oficial, de preferencia enviados juntos',
        ar: 'ملفّان وظيفيّان هما المنسق والمسؤول، ويُفضَّل إيفادهما معًا',
      },
      notes: [
        {
          en: 'Both know the livelihoods framework, data, planning and the modalities of help. The profile is matched to the disaster, the context and the livelihood groups.',
          fr: 'Tous deux connaissent le cadre des moyens d’existence, les données, la planification et les modalités d’aide. Le profil est choisi selon la catastrophe, le contexte et les groupes de moyens d’existence.',
          es: 'Ambos conocen el marco de medios de vida, los datos, la planificación y las modalidades de ayuda. El perfil se elige según el desastre, el contexto y los grupos de medios de vida.',
          ar: 'يعرف كلاهما إطار سبل العيش والبيانات والتخطيط وطرق المساعدة. ويُختار الملف الوظيفي بحسب الكارثة والسياق وفئات سبل العيش.',
        },
        {
          en: 'Their tasks: contributions to appeals, emergency plans of action and budgets; response options that are climate-smart, gender-sensitive and inclusive; standard operating procedures; training; and the buying and distribution of food, seeds, tools and livestock. They know cash and voucher assistance.',
          fr: 'Leurs tâches : contribuer aux appels, aux plans d’action d’urgence et aux budgets ; proposer des réponses adaptées au climat, sensibles au genre et inclusives ; établir des procédures opérationnelles permanentes ; former ; organiser l’achat et la distribution de vivres, de semences, d’outils et de bétail. Ils connaissent l’assistance en espèces et en coupons.',
          es: 'Sus tareas: contribuir a los llamamientos, los planes de acción de emergencia y los presupuestos; proponer respuestas climáticamente inteligentes, sensibles al género e inclusivas; elaborar procedimientos operativos estándar; capacitar; y organizar la compra y distribución de alimentos, semillas, herramientas y ganado. Conocen la asistencia en efectivo y cupones.',
          ar: 'ومن مهامهما: الإسهام في النداءات وخطط العمل في حالات الطوارئ والميزانيات، واقتراح استجابات تراعي المناخ والفوارق بين الجنسين وتشمل الجميع، ووضع إجراءات تشغيل موحدة، والتدريب، وشراء الأغذية والبذور والأدوات والماشية وتوزيعها. وهما ملمّان بالمساعدة النقدية والقسائم.',
        },
        {
          en: 'They work together with the colleagues for cash and voucher assistance, logistics, finance and PMER.',
          fr: 'Ils travaillent avec les collègues de l’assistance en espèces et en coupons, de la logistique, des finances et de la PMER.',
          es: 'Trabajan con los colegas de asistencia en efectivo y cupones, logística, finanzas y PMER.',
          ar: 'ويعملان مع الزملاء المعنيين بالمساعدة النقدية والقسائم واللوجستيات والمالية والتخطيط والرصد والتقييم وإعداد التقارير.',
        },
      ],
    },
    {
      kind: 'specifications',
      providers: {
        en: 'The IFRC Livelihoods Resource Centre gives staff, technical assistance and training.',
        fr: 'Le Centre de ressources de l’IFRC sur les moyens d’existence fournit du personnel, une assistance technique et des formations.',
        es: 'El Centro de Recursos de Medios de Vida de la IFRC aporta personal, asistencia técnica y formación.',
        ar: 'يوفر مركز موارد سبل العيش التابع للاتحاد الدولي الموظفين والمساعدة التقنية والتدريب.',
      },
    },
  ],
};
