import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'Information management is the collection, management, analysis and sharing of data, so that decisions rest on evidence.',
      fr: 'La gestion de l’information consiste à recueillir, gérer, analyser et partager des données, afin que les décisions reposent sur des faits.',
      es: 'La gestión de la información consiste en recopilar, gestionar, analizar y compartir datos, para que las decisiones se basen en evidencias.',
      ar: 'إدارة المعلومات هي جمع البيانات وإدارتها وتحليلها وتبادلها كي تستند القرارات إلى الأدلة.',
    },
    {
      en: 'In an operation, the Information Management Coordinator designs and runs the data systems together with the host National Society and the leader of the operation: assessments, registration, analysis and maps.',
      fr: 'Dans une opération, le coordonnateur de la gestion de l’information conçoit et fait fonctionner les systèmes de données avec la Société nationale hôte et le responsable de l’opération : évaluations, enregistrement, analyses et cartes.',
      es: 'En una operación, el coordinador de gestión de la información diseña y dirige los sistemas de datos junto con la Sociedad Nacional anfitriona y el responsable de la operación: evaluaciones, registro, análisis y mapas.',
      ar: 'في أي عملية، يصمم منسق إدارة المعلومات نظم البيانات ويديرها مع الجمعية الوطنية المضيفة وقائد العملية: التقييمات والتسجيل والتحليل والخرائط.',
    },
    {
      en: 'The coordinator works with the sectors from planning onwards: on data that already exist, the questions to answer, the plan of analysis, the protection of data, the products, and the page of the emergency on GO.',
      fr: 'Le coordonnateur travaille avec les secteurs dès la planification : données déjà disponibles, questions auxquelles répondre, plan d’analyse, protection des données, produits et page de l’urgence sur GO.',
      es: 'El coordinador trabaja con los sectores desde la planificación: los datos ya existentes, las preguntas por responder, el plan de análisis, la protección de datos, los productos y la página de la emergencia en GO.',
      ar: 'ويعمل المنسق مع القطاعات بدءًا من التخطيط: على البيانات المتوافرة مسبقًا، والأسئلة المطلوب الإجابة عنها، وخطة التحليل، وحماية البيانات، والمنتجات، وصفحة حالة الطوارئ على منصة GO.',
    },
    {
      en: 'The coordinator reports to the Operations Manager, is among the first people to request in a surge, and stays useful until the operation ends.',
      fr: 'Le coordonnateur rend compte au responsable des opérations, figure parmi les premiers renforts à demander et reste utile jusqu’à la fin de l’opération.',
      es: 'El coordinador depende del gerente de operaciones, figura entre los primeros refuerzos que conviene solicitar y sigue siendo útil hasta el final de la operación.',
      ar: 'ويتبع المنسق مدير العمليات، وهو من أوائل من يُطلبون في الدعم الطارئ، ويظل مفيدًا حتى نهاية العملية.',
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
                en: 'Information Management Coordinator',
                fr: 'Coordonnateur de la gestion de l’information',
                es: 'Coordinador de gestión de la información',
                ar: 'منسق إدارة المعلومات',
              },
              href: sharePointDocument('Ea_YRhCI_IJHkhISEh5zH2YBCUtMAdWUqiC8JH7g1Jj8AQ'),
            },
            {
              label: {
                en: 'Humanitarian Information Analysis Officer',
                fr: 'Chargé de l’analyse de l’information humanitaire',
                es: 'Oficial de análisis de información humanitaria',
                ar: 'مسؤول تحليل المعلومات الإنسانية',
              },
              href: sharePointDocument('EYUNi8qR395Oq3Ng3SHbsXMBUbS4XdfVw03tECGEb828Nw'),
            },
            {
              label: {
                en: 'Primary Data Collection Officer',
                fr: 'Chargé de la collecte de données primaires',
                es: 'Oficial de recopilación de datos primarios',
                ar: 'مسؤول جمع البيانات الأولية',
              },
              href: sharePointDocument('EdB7tgvjH5dApy5PcFNZcx0BzGKQJfS2nP-L3CFKRdr5Ow'),
            },
            {
              label: {
                en: 'Mapping and Visualization Officer',
                fr: 'Chargé de la cartographie et de la visualisation',
                es: 'Oficial de cartografía y visualización',
                ar: 'مسؤول الخرائط والعرض المرئي',
              },
              href: sharePointDocument('ER92aBZKBpxHrH61MJf4hLEBxwEnqzfqjLVR7cscPlxDKA'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: {
                en: 'Information management',
                fr: 'Gestion de l’information',
                es: 'Gestión de la información',
                ar: 'إدارة المعلومات',
              },
              href: sharePointDocument('Ebz7vm6VjlNAifhse_vLmXQBxGSqF7VytmtmPFiZwUeXgw'),
            },
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
          title: {
            en: 'Surge Information Management Support (SIMS)',
            fr: 'Appui de renfort à la gestion de l’information (SIMS)',
            es: 'Apoyo de refuerzo a la gestión de la información (SIMS)',
            ar: 'الدعم الطارئ لإدارة المعلومات (SIMS)',
          },
          text: {
            en: 'A network that gives information management support from afar.',
            fr: 'Un réseau qui apporte à distance un appui à la gestion de l’information.',
            es: 'Una red que presta apoyo a distancia en la gestión de la información.',
            ar: 'شبكة تقدم الدعم في إدارة المعلومات عن بُعد.',
          },
          links: [
            {
              label: { en: 'SIMS website', fr: 'Site web de SIMS', es: 'Sitio web de SIMS', ar: 'موقع SIMS' },
              href: 'https://rcrcsims.org/',
            },
          ],
        },
        {
          title: {
            en: 'Satellite Imagery',
            fr: 'Imagerie satellitaire',
            es: 'Imágenes de satélite',
            ar: 'الصور الساتلية',
          },
          text: {
            en: 'How to ask for satellite images and for their analysis.',
            fr: 'Comment demander des images satellitaires et leur analyse.',
            es: 'Cómo solicitar imágenes de satélite y su análisis.',
            ar: 'كيفية طلب الصور الساتلية وتحليلها.',
          },
          links: [
            {
              label: {
                en: 'Satellite imagery for operations',
                fr: 'L’imagerie satellitaire pour les opérations',
                es: 'Imágenes de satélite para las operaciones',
                ar: 'الصور الساتلية للعمليات',
              },
              to: 'information-management/satellite-imagery',
            },
          ],
        },
      ],
    },
    {
      kind: 'resourceCards',
      cards: [
        {
          title: {
            en: 'Roles and Responsibilities',
            fr: 'Rôles et responsabilités',
            es: 'Funciones y responsabilidades',
            ar: 'الأدوار والمسؤوليات',
          },
          text: {
            en: 'The duties of an Information Management Coordinator.',
            fr: 'Les tâches d’un coordonnateur de la gestion de l’information.',
            es: 'Las tareas de un coordinador de gestión de la información.',
            ar: 'مهام منسق إدارة المعلومات.',
          },
          links: [
            {
              label: {
                en: 'What the coordinator does',
                fr: 'Ce que fait le coordonnateur',
                es: 'Qué hace el coordinador',
                ar: 'ما يقوم به المنسق',
              },
              to: 'information-management/roles-responsibility',
            },
          ],
        },
        {
          title: {
            en: 'IFRC Regional Office IM Support for Operations',
            fr: 'Appui des bureaux régionaux de l’IFRC à la gestion de l’information des opérations',
            es: 'Apoyo de las oficinas regionales de la IFRC a la gestión de la información en las operaciones',
            ar: 'دعم المكاتب الإقليمية للاتحاد الدولي لإدارة معلومات العمليات',
          },
          text: {
            en: 'How the regional Information Management Coordinator helps.',
            fr: 'L’aide qu’apporte le coordonnateur régional de la gestion de l’information.',
            es: 'Cómo ayuda el coordinador regional de gestión de la información.',
            ar: 'كيف يساعد المنسق الإقليمي لإدارة المعلومات.',
          },
          links: [
            {
              label: {
                en: 'Support from the regional office',
                fr: 'L’appui du bureau régional',
                es: 'Apoyo de la oficina regional',
                ar: 'دعم المكتب الإقليمي',
              },
              to: 'information-management/regional-office-support',
            },
          ],
        },
        {
          title: {
            en: 'IFRC Geneva IM Support for Operations',
            fr: 'Appui de l’IFRC à Genève à la gestion de l’information des opérations',
            es: 'Apoyo de la IFRC en Ginebra a la gestión de la información en las operaciones',
            ar: 'دعم الاتحاد الدولي في جنيف لإدارة معلومات العمليات',
          },
          text: {
            en: 'How the information management unit in Geneva helps.',
            fr: 'L’aide qu’apporte l’unité de gestion de l’information à Genève.',
            es: 'Cómo ayuda la unidad de gestión de la información en Ginebra.',
            ar: 'كيف تساعد وحدة إدارة المعلومات في جنيف.',
          },
          links: [
            {
              label: {
                en: 'Support from Geneva',
                fr: 'L’appui de Genève',
                es: 'Apoyo desde Ginebra',
                ar: 'الدعم من جنيف',
              },
              to: 'information-management/geneva-support',
            },
          ],
        },
        {
          title: {
            en: 'Composition of IM Resources',
            fr: 'Composition des ressources de gestion de l’information',
            es: 'Composición de los recursos de gestión de la información',
            ar: 'تكوين موارد إدارة المعلومات',
          },
          text: {
            en: 'The information management roles in an orange or red emergency.',
            fr: 'Les rôles de gestion de l’information dans une urgence orange ou rouge.',
            es: 'Las funciones de gestión de la información en una emergencia naranja o roja.',
            ar: 'أدوار إدارة المعلومات في حالة طوارئ برتقالية أو حمراء.',
          },
          links: [
            {
              label: {
                en: 'Who manages information',
                fr: 'Qui gère l’information',
                es: 'Quién gestiona la información',
                ar: 'من يدير المعلومات',
              },
              to: 'information-management/composition',
            },
          ],
        },
        {
          title: {
            en: 'GO user library',
            fr: 'Bibliothèque des utilisateurs de GO',
            es: 'Biblioteca para usuarios de GO',
            ar: 'مكتبة مستخدمي GO',
          },
          text: {
            en: 'How to add data, graphics and dashboards to GO.',
            fr: 'Comment ajouter des données, des graphiques et des tableaux de bord à GO.',
            es: 'Cómo añadir datos, gráficos y paneles a GO.',
            ar: 'كيفية إضافة البيانات والرسوم ولوحات المعلومات إلى منصة GO.',
          },
          links: [
            {
              label: {
                en: 'User library',
                fr: 'Bibliothèque des utilisateurs',
                es: 'Biblioteca para usuarios',
                ar: 'مكتبة المستخدمين',
              },
              href: 'https://go-user-library.ifrc.org/',
            },
          ],
        },
        {
          title: {
            en: 'IFRC KoboToolbox',
            fr: 'KoboToolbox de l’IFRC',
            es: 'KoboToolbox de la IFRC',
            ar: 'أداة KoboToolbox لدى الاتحاد الدولي',
          },
          text: {
            en: 'Surveys on mobile devices.',
            fr: 'Des enquêtes sur appareils mobiles.',
            es: 'Encuestas en dispositivos móviles.',
            ar: 'استطلاعات عبر الأجهزة المحمولة.',
          },
          links: [
            {
              label: { en: 'KoboToolbox', fr: 'KoboToolbox', es: 'KoboToolbox', ar: 'KoboToolbox' },
              href: 'https://www.ifrc.org/ifrc-kobo',
            },
          ],
        },
        {
          title: { en: 'DEEP', fr: 'DEEP', es: 'DEEP', ar: 'DEEP' },
          text: {
            en: 'A platform on which agencies analyse information together.',
            fr: 'Une plateforme d’analyse commune à plusieurs organisations.',
            es: 'Una plataforma de análisis compartida por varios organismos.',
            ar: 'منصة تحليل مشتركة بين الوكالات.',
          },
          links: [
            {
              label: {
                en: 'Using the DEEP platform',
                fr: 'Utiliser la plateforme DEEP',
                es: 'Cómo usar la plataforma DEEP',
                ar: 'استخدام منصة DEEP',
              },
              href: 'https://deephelp.zendesk.com/hc/en-us/articles/360041904812-4-DEEP-Using-the-DEEP-Platform-',
            },
          ],
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Three levels of decision',
        fr: 'Trois niveaux de décision',
        es: 'Tres niveles de decisión',
        ar: 'ثلاثة مستويات للقرار',
      },
      paragraphs: [
        {
          en: 'Whom the information serves, the questions it answers, the sources it uses and the decisions and products that come of it:',
          fr: 'À qui sert l’information, à quelles questions elle répond, quelles sources elle utilise et quels décisions et produits en découlent :',
          es: 'A quién sirve la información, qué preguntas responde, qué fuentes utiliza y qué decisiones y productos se derivan de ella:',
          ar: 'من تخدمه المعلومات، والأسئلة التي تجيب عنها، والمصادر التي تستخدمها، والقرارات والمنتجات التي تنبثق عنها:',
        },
      ],
      labelled: [
        {
          label: { en: 'Strategic', fr: 'Stratégique', es: 'Estratégico', ar: 'الاستراتيجي' },
          text: {
            en: 'informs the Head of Emergency Operations, the head of the Disasters, Climate and Crises department (DCC) and senior management. How big and how bad is it, and which trends are there? Sources: GO and desk review. Results: the category of the crisis, DREF allocations and flagship reports',
            fr: 'informe le chef des opérations d’urgence, le chef du département Catastrophes, climat et crises (DCC) et la haute direction. Quelle est l’ampleur, quelle est la gravité, quelles sont les tendances ? Sources : GO et étude documentaire. Résultats : catégorie de la crise, allocations du DREF et rapports phares',
            es: 'informa al jefe de operaciones de emergencia, al jefe del departamento de Desastres, Clima y Crisis (DCC) y a la alta dirección. ¿Qué magnitud y qué gravedad tiene, y qué tendencias hay? Fuentes: GO y revisión documental. Resultados: categoría de la crisis, asignaciones del DREF e informes principales',
            ar: 'يُطلع رئيس عمليات الطوارئ ورئيس إدارة الكوارث والمناخ والأزمات (DCC) والإدارة العليا. ما حجم الأزمة، وما شدتها، وما الاتجاهات؟ المصادر: منصة GO والمراجعة المكتبية. النتائج: تصنيف الأزمة، ومخصصات صندوق DREF، والتقارير الرئيسية',
          },
        },
        {
          label: { en: 'Tactical', fr: 'Tactique', es: 'Táctico', ar: 'التكتيكي' },
          text: {
            en: 'informs programme managers and the coordinators of disaster management and health. Who needs help, how, and who responds? Sources: primary data from Kobo and secondary data from DEEP. Results: needs assessment, trends and scenarios',
            fr: 'informe les responsables de programme et les coordonnateurs de la gestion des catastrophes et de la santé. Qui a besoin d’aide, comment, et qui répond ? Sources : données primaires de Kobo et données secondaires de DEEP. Résultats : évaluation des besoins, tendances et scénarios',
            es: 'informa a los gerentes de programas y a los coordinadores de gestión de desastres y de salud. ¿Quién necesita ayuda, cómo, y quién responde? Fuentes: datos primarios de Kobo y datos secundarios de DEEP. Resultados: evaluación de necesidades, tendencias y escenarios',
            ar: 'يُطلع مديري البرامج ومنسقي إدارة الكوارث والصحة. من يحتاج إلى المساعدة، وكيف، ومن يستجيب؟ المصادر: بيانات أولية من Kobo وبيانات ثانوية من DEEP. النتائج: تقييم الاحتياجات، والاتجاهات، والسيناريوهات',
          },
        },
        {
          label: { en: 'Operational', fr: 'Opérationnel', es: 'Operativo', ar: 'التشغيلي' },
          text: {
            en: 'informs the leaders of the sectors. Where is help needed, and which? Sources: rankings, baseline and operational data, and geographic information systems (GIS). Results: targeting, maps, charts and answers to queries',
            fr: 'informe les responsables de secteur. Où l’aide est-elle nécessaire, et laquelle ? Sources : classements, données de référence et données opérationnelles, et systèmes d’information géographique (SIG). Résultats : ciblage, cartes, graphiques et réponses aux demandes',
            es: 'informa a los responsables de sector. ¿Dónde hace falta ayuda, y cuál? Fuentes: clasificaciones, datos de referencia y operativos, y sistemas de información geográfica (SIG). Resultados: selección de destinatarios, mapas, gráficos y respuestas a consultas',
            ar: 'يُطلع قادة القطاعات. أين تلزم المساعدة، وما نوعها؟ المصادر: الترتيب بحسب الأولوية، والبيانات المرجعية والتشغيلية، ونظم المعلومات الجغرافية (GIS). النتائج: تحديد المستهدفين، والخرائط، والرسوم البيانية، والرد على الاستفسارات',
          },
        },
      ],
    },
  ],
};
