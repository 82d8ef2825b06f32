import type { Translated } from '../../../translated.ts';
import type { CatalogueLink, CataloguePage } from '../../types.ts';

const MAIL_TO_GENEVA: CatalogueLink = {
  label: { en: 'im@ifrc.org', fr: 'im@ifrc.org', es: 'im@ifrc.org', ar: 'im@ifrc.org' },
  href: 'mailto:im@ifrc.org',
};

const MAXAR: Translated = {
  en: 'Maxar Open Data',
  fr: 'Maxar Open Data',
  es: 'Maxar Open Data',
  ar: 'برنامج Maxar Open Data',
};
const PLANET: Translated = {
  en: 'Planet Disaster Datasets',
  fr: 'Planet Disaster Datasets',
  es: 'Planet Disaster Datasets',
  ar: 'مجموعات Planet Disaster Datasets',
};
const OPEN_AERIAL_MAP: Translated = {
  en: 'Open Aerial Map',
  fr: 'Open Aerial Map',
  es: 'Open Aerial Map',
  ar: 'منصة Open Aerial Map',
};

export const page: CataloguePage = {
  intro: [
    {
      en: 'Satellite images help to see the size, the extent, the scale and the severity of a disaster. They grow more useful as their resolution and the methods of analysis improve, and as more of them are released openly.',
      fr: 'L’imagerie satellitaire aide à voir la taille, l’étendue, l’échelle et la gravité d’une catastrophe. Son utilité augmente à mesure que la résolution et les méthodes d’analyse s’améliorent et que davantage d’images sont diffusées librement.',
      es: 'Las imágenes de satélite ayudan a ver el tamaño, la extensión, la escala y la gravedad de un desastre. Son más útiles a medida que mejoran su resolución y los métodos de análisis y que se publican más imágenes en abierto.',
      ar: 'تساعد الصور الساتلية على رؤية حجم الكارثة وامتدادها ونطاقها وشدتها. وتزداد فائدتها كلما تحسنت دقتها وأساليب تحليلها وازداد ما يُتاح منها للجميع.',
    },
    {
      en: 'This page sums up the open sources and the partnerships of the IFRC. A study of 2020 on assessment from the air and a spreadsheet with a longer list of sources tell more.',
      fr: 'Cette page résume les sources ouvertes et les partenariats de l’IFRC. Une étude de 2020 sur l’évaluation aérienne et un tableau comportant une liste plus longue de sources en disent davantage.',
      es: 'Esta página resume las fuentes abiertas y las alianzas de la IFRC. Un estudio de 2020 sobre la evaluación aérea y una hoja de cálculo con una lista más larga de fuentes ofrecen más información.',
      ar: 'تلخص هذه الصفحة المصادر المفتوحة وشراكات الاتحاد الدولي. وللمزيد، تُراجع دراسة صدرت عام 2020 عن التقييم الجوي وجدول بيانات يضم قائمة أطول من المصادر.',
    },
  ],
  blocks: [
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Images from above: A review of aerial assessment in support of humanitarian response operations',
            fr: 'Images from above : étude de l’évaluation aérienne à l’appui des opérations humanitaires (en anglais)',
            es: 'Images from above: estudio de la evaluación aérea en apoyo de las operaciones humanitarias (en inglés)',
            ar: 'صور من الأعلى: دراسة عن التقييم الجوي لدعم عمليات الاستجابة الإنسانية (بالإنجليزية)',
          },
          href: 'https://americanredcross.github.io/images-from-above/index.html',
        },
        {
          label: {
            en: 'Spreadsheet with a longer list of sources',
            fr: 'Tableau comportant une liste plus longue de sources',
            es: 'Hoja de cálculo con una lista más larga de fuentes',
            ar: 'جدول بيانات يضم قائمة أطول من المصادر',
          },
          href: 'https://docs.google.com/spreadsheets/d/1IGxQVIRF0PkNXNXUcEA9_dz66-U2MCPRzN5O1hol1Mg/edit#gid=1206256283',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Defining what is needed',
        fr: 'Définir le besoin',
        es: 'Definir lo que se necesita',
        ar: 'تحديد المطلوب',
      },
      paragraphs: [
        {
          en: 'This is the most important step. You may want to know, for example, which buildings are damaged or how far a flood extends. Ask yourself:',
          fr: 'C’est l’étape la plus importante. Vous voulez par exemple savoir quels bâtiments sont endommagés ou jusqu’où s’étend une inondation. Posez-vous ces questions :',
          es: 'Es el paso más importante. Por ejemplo, puede querer saber qué edificios están dañados o hasta dónde llega una inundación. Pregúntese:',
          ar: 'هذه أهم خطوة. فقد تريد مثلًا معرفة المباني المتضررة أو مدى امتداد الفيضان. اسأل نفسك:',
        },
      ],
      items: [
        {
          en: 'What is the aim, and which questions are to be answered?',
          fr: 'Quel est l’objectif, et à quelles questions faut-il répondre ?',
          es: '¿Cuál es el objetivo y qué preguntas hay que responder?',
          ar: 'ما الهدف، وما الأسئلة المطلوب الإجابة عنها؟',
        },
        {
          en: 'Which area is of interest?',
          fr: 'Quelle est la zone d’intérêt ?',
          es: '¿Qué zona interesa?',
          ar: 'ما المنطقة المعنية؟',
        },
        {
          en: 'Do you need the images themselves, or data derived from them?',
          fr: 'Avez-vous besoin des images elles-mêmes ou des données qui en sont tirées ?',
          es: '¿Necesita las imágenes en sí o los datos derivados de ellas?',
          ar: 'هل تحتاج إلى الصور نفسها أم إلى البيانات المستخلصة منها؟',
        },
        {
          en: 'Do open data suffice, or is a partnership needed?',
          fr: 'Les données ouvertes suffisent-elles, ou faut-il recourir à un partenariat ?',
          es: '¿Bastan los datos abiertos o hace falta una alianza?',
          ar: 'هل تكفي البيانات المفتوحة أم تلزم شراكة؟',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Sources of analysis',
        fr: 'Sources d’analyse',
        es: 'Fuentes de análisis',
        ar: 'مصادر التحليل',
      },
      paragraphs: [
        {
          en: 'Most of the time, geographic data derived from images are what an operation wants. The sources of analysis told here, UNOSAT and MapSwipe, have agreements with the IFRC.',
          fr: 'Le plus souvent, une opération a besoin des données géographiques tirées des images. Les sources d’analyse présentées ici, UNOSAT et MapSwipe, ont conclu des accords avec l’IFRC.',
          es: 'Por lo general, lo que necesita una operación son los datos geográficos derivados de las imágenes. Las fuentes de análisis que se presentan aquí, UNOSAT y MapSwipe, tienen acuerdos con la IFRC.',
          ar: 'في معظم الأحيان، تحتاج العملية إلى البيانات الجغرافية المستخلصة من الصور. ولمصدرَي التحليل المذكورين هنا، UNOSAT وMapSwipe، اتفاقات مع الاتحاد الدولي.',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'UNOSAT, the United Nations Satellite Centre',
        fr: 'UNOSAT, le Centre satellitaire des Nations Unies',
        es: 'UNOSAT, el Centro de Satélites de las Naciones Unidas',
        ar: 'مركز الأمم المتحدة للسواتل (UNOSAT)',
      },
      paragraphs: [
        {
          en: 'UNOSAT maps disasters rapidly when a partner activates it, and publishes the data on its website. The IFRC may activate it for a National Society. The first contact goes through the information management team in Geneva; afterwards you are in touch directly. The steps, in this order:',
          fr: 'UNOSAT cartographie rapidement les catastrophes lorsqu’un partenaire l’active et publie les données sur son site web. L’IFRC peut l’activer pour une Société nationale. Le premier contact passe par l’équipe de gestion de l’information à Genève ; les échanges se font ensuite directement. Les étapes, dans cet ordre :',
          es: 'UNOSAT cartografía con rapidez los desastres cuando un socio lo activa y publica los datos en su sitio web. La IFRC puede activarlo en nombre de una Sociedad Nacional. El primer contacto se hace por medio del equipo de gestión de la información en Ginebra; después, el trato es directo. Los pasos, en este orden:',
          ar: 'يُعدّ مركز UNOSAT خرائط سريعة للكوارث عندما يفعّله أحد الشركاء، وينشر البيانات على موقعه. ويمكن للاتحاد الدولي تفعيله لصالح جمعية وطنية. يتم الاتصال الأول عن طريق فريق إدارة المعلومات في جنيف، ثم يصبح التواصل مباشرًا. والخطوات بالترتيب:',
        },
      ],
      items: [
        {
          en: 'Check whether UNOSAT is already active: on its website and its live maps, and in the GDACS Satellite Mapping Coordination System.',
          fr: 'Vérifiez si UNOSAT est déjà activé : sur son site web et ses cartes en direct, et dans le système de coordination de la cartographie satellitaire de GDACS.',
          es: 'Compruebe si UNOSAT ya está activado: en su sitio web y sus mapas en directo, y en el sistema de coordinación de cartografía satelital de GDACS.',
          ar: 'تحقق مما إذا كان UNOSAT مفعّلًا بالفعل: على موقعه وخرائطه المباشرة، وفي نظام تنسيق الخرائط الساتلية التابع لنظام GDACS.',
        },
        {
          en: 'If not, write to im@ifrc.org. Tell the operation, the area of interest (as coordinates, KML or SHP), the limits in time, how the data will be used, the questions to answer, and who else will use the data, under which licences.',
          fr: 'Sinon, écrivez à im@ifrc.org. Indiquez l’opération, la zone d’intérêt (coordonnées, KML ou SHP), les limites dans le temps, l’usage prévu des données, les questions auxquelles répondre, ainsi que les autres utilisateurs et leurs licences.',
          es: 'Si no lo está, escriba a im@ifrc.org. Indique la operación, la zona de interés (coordenadas, KML o SHP), los límites temporales, el uso previsto de los datos, las preguntas por responder, y los demás usuarios con sus licencias.',
          ar: 'وإلا فاكتب إلى im@ifrc.org واذكر العملية، والمنطقة المعنية (إحداثيات أو ملف KML أو SHP)، والحدود الزمنية، ووجه استخدام البيانات، والأسئلة المطلوب الإجابة عنها، والمستخدمين الآخرين وتراخيصهم.',
        },
        {
          en: 'The information management team files the request, with you in copy.',
          fr: 'L’équipe de gestion de l’information dépose la demande et vous met en copie.',
          es: 'El equipo de gestión de la información presenta la solicitud y le pone en copia.',
          ar: 'يقدم فريق إدارة المعلومات الطلب مع إرسال نسخة إليك.',
        },
        {
          en: 'If it is accepted, follow it up with UNOSAT directly.',
          fr: 'Si elle est acceptée, assurez-en le suivi directement avec UNOSAT.',
          es: 'Si se acepta, dele seguimiento directamente con UNOSAT.',
          ar: 'وإذا قُبل الطلب، فتابعه مع UNOSAT مباشرة.',
        },
      ],
      links: [
        {
          label: {
            en: 'UNOSAT maps',
            fr: 'Cartes d’UNOSAT',
            es: 'Mapas de UNOSAT',
            ar: 'خرائط UNOSAT',
          },
          href: 'https://www.unitar.org/maps',
        },
        {
          label: {
            en: 'GDACS Satellite Mapping Coordination System (SMCS)',
            fr: 'Système de coordination de la cartographie satellitaire de GDACS (SMCS)',
            es: 'Sistema de coordinación de cartografía satelital de GDACS (SMCS)',
            ar: 'نظام GDACS لتنسيق الخرائط الساتلية (SMCS)',
          },
          href: 'https://smcs.unosat.org/home',
        },
        {
          label: {
            en: 'Instructions on the UNOSAT website',
            fr: 'Instructions sur le site web d’UNOSAT',
            es: 'Instrucciones en el sitio web de UNOSAT',
            ar: 'الإرشادات على موقع UNOSAT',
          },
          href: 'https://unosat.org/products/',
        },
        MAIL_TO_GENEVA,
      ],
    },
    {
      kind: 'section',
      title: { en: 'MapSwipe', fr: 'MapSwipe', es: 'MapSwipe', ar: 'تطبيق MapSwipe' },
      paragraphs: [
        {
          en: 'A community app that the British Red Cross supports. Any humanitarian organisation may add a project to it. Volunteers look for features such as buildings, roads or waste, and compare images from before and after a disaster. Ask for a project by e-mail.',
          fr: 'Une application communautaire soutenue par la Croix-Rouge britannique. Toute organisation humanitaire peut y ajouter un projet. Les volontaires y repèrent des éléments comme des bâtiments, des routes ou des déchets et comparent des images d’avant et d’après la catastrophe. Demandez un projet par courriel.',
          es: 'Una aplicación comunitaria que apoya la Cruz Roja Británica. Cualquier organización humanitaria puede añadir un proyecto. Los voluntarios buscan elementos como edificios, carreteras o residuos y comparan imágenes de antes y después de un desastre. Solicite un proyecto por correo electrónico.',
          ar: 'تطبيق مجتمعي يدعمه الصليب الأحمر البريطاني، ويمكن لأي جهة إنسانية إضافة مشروع إليه. يبحث فيه المتطوعون عن معالم كالمباني والطرق والنفايات ويقارنون صورًا التُقطت قبل الكارثة وبعدها. اطلب إنشاء مشروع عبر البريد الإلكتروني.',
        },
      ],
      links: [
        {
          label: {
            en: 'mapswipe.org',
            fr: 'mapswipe.org',
            es: 'mapswipe.org',
            ar: 'mapswipe.org',
          },
          href: 'https://mapswipe.org',
        },
        {
          label: {
            en: 'MapSwipe website in English',
            fr: 'Site web de MapSwipe en anglais',
            es: 'Sitio web de MapSwipe en inglés',
            ar: 'موقع MapSwipe بالإنجليزية',
          },
          href: 'https://mapswipe.org/en/index.html',
        },
        {
          label: {
            en: 'info@mapswipe.org',
            fr: 'info@mapswipe.org',
            es: 'info@mapswipe.org',
            ar: 'info@mapswipe.org',
          },
          href: 'mailto:info@mapswipe.org',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Sources of images',
        fr: 'Sources d’images',
        es: 'Fuentes de imágenes',
        ar: 'مصادر الصور',
      },
      paragraphs: [
        {
          en: 'At times the images themselves are needed. Commercial firms release theirs when a big disaster strikes suddenly, and people share images, from drones too, as a community:',
          fr: 'Il arrive que les images elles-mêmes soient nécessaires. Des entreprises commerciales diffusent les leurs lors de grandes catastrophes soudaines, et une communauté partage des images, y compris de drones :',
          es: 'A veces se necesitan las imágenes en sí. Las empresas comerciales publican las suyas cuando ocurre un gran desastre repentino, y hay una comunidad que comparte imágenes, también de drones:',
          ar: 'تلزم أحيانًا الصور نفسها. وتتيح شركات تجارية صورها عند وقوع كارثة كبيرة مفاجئة، كما تتبادل مجتمعات مفتوحة صورًا، منها ما تلتقطه الطائرات المسيّرة:',
        },
      ],
      labelled: [
        {
          label: MAXAR,
          text: {
            en: 'images of big, sudden disasters',
            fr: 'images de grandes catastrophes soudaines',
            es: 'imágenes de grandes desastres repentinos',
            ar: 'صور للكوارث الكبيرة المفاجئة',
          },
        },
        {
          label: PLANET,
          text: {
            en: 'images of big, sudden disasters, with alerts by e-mail',
            fr: 'images de grandes catastrophes soudaines, avec des alertes par courriel',
            es: 'imágenes de grandes desastres repentinos, con avisos por correo electrónico',
            ar: 'صور للكوارث الكبيرة المفاجئة، مع تنبيهات بالبريد الإلكتروني',
          },
        },
        {
          label: OPEN_AERIAL_MAP,
          text: {
            en: 'open images shared by a community, from drones too',
            fr: 'images libres partagées par une communauté, y compris de drones',
            es: 'imágenes abiertas compartidas por una comunidad, también de drones',
            ar: 'صور مفتوحة يتبادلها مجتمع من المساهمين، بما فيها صور الطائرات المسيّرة',
          },
        },
      ],
      links: [
        {
          label: MAXAR,
          href: 'https://www.maxar.com/open-data',
        },
        {
          label: PLANET,
          href: 'https://www.planet.com/disasterdata',
        },
        {
          label: OPEN_AERIAL_MAP,
          href: 'https://openaerialmap.org/',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'IFRC partnerships',
        fr: 'Partenariats de l’IFRC',
        es: 'Alianzas de la IFRC',
        ar: 'شراكات الاتحاد الدولي',
      },
      paragraphs: [
        {
          en: 'The partnerships are used when none of the sources above has what is needed.',
          fr: 'On a recours aux partenariats lorsqu’aucune des sources ci-dessus ne dispose de ce qu’il faut.',
          es: 'Se recurre a las alianzas cuando ninguna de las fuentes anteriores tiene lo que se necesita.',
          ar: 'يُلجأ إلى الشراكات حين لا يتوافر المطلوب في أي من المصادر المذكورة أعلاه.',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'International Charter “Space and Major Disasters”',
        fr: 'Charte internationale « Espace et catastrophes majeures »',
        es: 'Carta Internacional «El Espacio y las Grandes Catástrofes»',
        ar: 'الميثاق الدولي بشأن الفضاء والكوارث الكبرى',
      },
      paragraphs: [
        {
          en: 'Operators of satellites share their data worldwide under the Charter. The images go to the organisation that asked for them; data derived from them may be opened to all.',
          fr: 'Dans le cadre de la Charte, les opérateurs de satellites partagent leurs données dans le monde entier. Les images brutes sont remises à l’organisation qui les a demandées ; les données qui en sont tirées peuvent être ouvertes à tous.',
          es: 'En el marco de la Carta, los operadores de satélites comparten sus datos en todo el mundo. Las imágenes en bruto se entregan a la organización que las solicitó; los datos derivados pueden abrirse a todos.',
          ar: 'يتبادل مشغلو السواتل بياناتهم على مستوى العالم بموجب الميثاق. تُسلَّم الصور الأصلية إلى الجهة التي طلبتها، ويمكن إتاحة البيانات المستخلصة منها للجميع.',
        },
        {
          en: 'Look at the latest activations first. The IFRC activates the Charter through UNOSAT, by the same steps as above. If it is active but the data you need are missing, ask through UNOSAT.',
          fr: 'Consultez d’abord les dernières activations. L’IFRC active la Charte par l’intermédiaire d’UNOSAT, selon les étapes décrites plus haut. Si elle est activée mais que les données nécessaires manquent, demandez-les par l’intermédiaire d’UNOSAT.',
          es: 'Consulte primero las últimas activaciones. La IFRC activa la Carta por medio de UNOSAT, con los mismos pasos descritos arriba. Si está activada pero faltan los datos que necesita, solicítelos por medio de UNOSAT.',
          ar: 'راجع أولًا أحدث حالات التفعيل. يفعّل الاتحاد الدولي الميثاق عن طريق UNOSAT باتباع الخطوات المذكورة أعلاه. وإذا كان الميثاق مفعّلًا ولكن البيانات التي تحتاج إليها غير متوافرة، فاطلبها عن طريق UNOSAT.',
        },
      ],
      links: [
        {
          label: {
            en: 'International Charter',
            fr: 'Charte internationale',
            es: 'Carta Internacional',
            ar: 'الميثاق الدولي',
          },
          href: 'https://disasterscharter.org/web/guest/home',
        },
        {
          label: {
            en: 'Latest activations of the Charter',
            fr: 'Dernières activations de la Charte',
            es: 'Últimas activaciones de la Carta',
            ar: 'أحدث حالات تفعيل الميثاق',
          },
          href: 'https://disasterscharter.org/web/guest/charter-activations',
        },
      ],
    },
    {
      kind: 'section',
      title: {
        en: 'Airbus Foundation',
        fr: 'Fondation Airbus',
        es: 'Fundación Airbus',
        ar: 'مؤسسة Airbus',
      },
      paragraphs: [
        {
          en: 'The foundation grants credits worth EUR 100,000 a year, for any use within the Movement. Its catalogue is updated all the time, which helps when clouds hide the ground or when images of one place are needed repeatedly. The steps, in this order:',
          fr: 'La fondation accorde des crédits de 100 000 EUR par an, pour tout usage au sein du Mouvement. Son catalogue est mis à jour en permanence, ce qui est utile lorsque les nuages cachent le sol ou qu’il faut des images répétées d’un même lieu. Les étapes, dans cet ordre :',
          es: 'La fundación concede créditos por valor de 100.000 EUR al año, para cualquier uso dentro del Movimiento. Su catálogo se actualiza de forma constante, lo que resulta útil cuando las nubes ocultan el terreno o se necesitan imágenes repetidas de un mismo lugar. Los pasos, en este orden:',
          ar: 'تمنح المؤسسة أرصدة بقيمة 100,000 يورو في السنة لأي استخدام داخل الحركة. ويُحدَّث فهرس صورها باستمرار، مما يفيد حين تحجب الغيوم الأرض أو تلزم صور متكررة للمكان نفسه. والخطوات بالترتيب:',
        },
      ],
      items: [
        { en: 'Open the portal.', fr: 'Ouvrez le portail.', es: 'Abra el portal.', ar: 'افتح البوابة.' },
        {
          en: 'Upload or draw the area. Keep it small: it sets the cost.',
          fr: 'Importez ou tracez la zone. Choisissez-la petite : elle détermine le coût.',
          es: 'Cargue o dibuje la zona. Que sea pequeña: de ella depende el costo.',
          ar: 'حمّل المنطقة أو ارسمها. واجعلها صغيرة لأنها تحدد التكلفة.',
        },
        {
          en: 'Sort or filter the images by date, cloud cover, angle of incidence and resolution.',
          fr: 'Triez ou filtrez les images par date, couverture nuageuse, angle d’incidence et résolution.',
          es: 'Ordene o filtre las imágenes por fecha, nubosidad, ángulo de incidencia y resolución.',
          ar: 'رتّب الصور أو صفّها بحسب التاريخ والغطاء السحابي وزاوية السقوط والدقة.',
        },
        {
          en: 'Preview the images and note the ID of the one you want.',
          fr: 'Affichez un aperçu des images et notez l’identifiant de celle que vous voulez.',
          es: 'Vea una vista previa de las imágenes y anote el identificador de la que desea.',
          ar: 'عاين الصور ودوّن معرّف الصورة التي تريدها.',
        },
        {
          en: 'Write to im@ifrc.org and tell the operation, the area, the IDs, the use and the questions to answer.',
          fr: 'Écrivez à im@ifrc.org en indiquant l’opération, la zone, les identifiants, l’usage et les questions auxquelles répondre.',
          es: 'Escriba a im@ifrc.org e indique la operación, la zona, los identificadores, el uso y las preguntas por responder.',
          ar: 'اكتب إلى im@ifrc.org واذكر العملية والمنطقة والمعرّفات ووجه الاستخدام والأسئلة المطلوب الإجابة عنها.',
        },
        {
          en: 'The team in Geneva buys the images and sends you the link to download them.',
          fr: 'L’équipe de Genève achète les images et vous transmet le lien de téléchargement.',
          es: 'El equipo de Ginebra compra las imágenes y le envía el enlace de descarga.',
          ar: 'يشتري الفريق في جنيف الصور ويرسل إليك رابط تنزيلها.',
        },
      ],
      links: [
        {
          label: {
            en: 'Airbus Foundation portal',
            fr: 'Portail de la Fondation Airbus',
            es: 'Portal de la Fundación Airbus',
            ar: 'بوابة مؤسسة Airbus',
          },
          href: 'https://www.intelligence-airbusds.com/airbus-foundation/',
        },
        MAIL_TO_GENEVA,
      ],
    },
  ],
};
