import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'The capacity depends on the operation.',
          fr: 'La capacité dépend de l’opération.',
          es: 'La capacidad depende de la operación.',
          ar: 'تتوقف القدرة على طبيعة العملية.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The delegates see to the protection, gender and inclusion of women, men, girls and boys, older people and people with disabilities among them, and build local capacity.',
          fr: 'Les délégués veillent à la protection, au genre et à l’inclusion des femmes, des hommes, des filles et des garçons, y compris des personnes âgées et des personnes handicapées, et renforcent les capacités locales.',
          es: 'Los delegados se ocupan de la protección, el género y la inclusión de mujeres, hombres, niñas y niños, entre ellos las personas mayores y las personas con discapacidad, y fortalecen la capacidad local.',
          ar: 'يعنى المندوبون بقضايا الحماية والنوع الاجتماعي والإدماج للنساء والرجال والفتيات والفتيان، ومنهم كبار السن والأشخاص ذوو الإعاقة، ويبنون القدرات المحلية.',
        },
      ],
      labelled: [
        {
          label: {
            en: 'Within other programmes',
            fr: 'Au sein d’autres programmes',
            es: 'Dentro de otros programas',
            ar: 'ضمن البرامج الأخرى',
          },
          text: {
            en: 'Data by sex, age and disability for the selection of the people helped; advice on the minimum standards and on All Under One Roof; accessibility; a template for monitoring; advice to the head of operations on child protection and on reporting for the prevention of sexual exploitation and abuse (PSEA); monitoring of protection incidents.',
            fr: 'Données par sexe, âge et handicap pour choisir les personnes aidées ; conseils sur les normes minimales et sur le guide All Under One Roof ; accessibilité ; modèle de suivi ; conseils au chef des opérations sur la protection de l’enfance et sur les signalements relatifs à la prévention de l’exploitation et des abus sexuels (PSEA) ; suivi des incidents de protection.',
            es: 'Datos por sexo, edad y discapacidad para seleccionar a las personas asistidas; asesoramiento sobre las normas mínimas y la guía All Under One Roof; accesibilidad; un modelo de seguimiento; asesoramiento al jefe de operaciones sobre protección de la infancia y sobre las denuncias en materia de prevención de la explotación y los abusos sexuales (PSEA); seguimiento de incidentes de protección.',
            ar: 'بيانات بحسب الجنس والعمر والإعاقة لاختيار من تُقدَّم إليهم المساعدة، ومشورة بشأن المعايير الدنيا ودليل All Under One Roof، وتيسير سبل الوصول، ونموذج للرصد، ومشورة لرئيس العمليات بشأن حماية الطفل والإبلاغ في إطار منع الاستغلال والانتهاك الجنسيين (PSEA)، ورصد حوادث الحماية.',
          },
        },
        {
          label: {
            en: 'As activities of their own',
            fr: 'En tant qu’activités propres',
            es: 'Como actividades propias',
            ar: 'بوصفها أنشطة قائمة بذاتها',
          },
          text: {
            en: 'An assessment of protection, gender and inclusion; dignity kits; houses for dignity, access, participation and safety (DAPS) that meet the standard; training in special services; maps for referral in cases of sexual and gender-based violence and of child protection, centred on the survivor; work with ministries and the protection cluster.',
            fr: 'Évaluation de la protection, du genre et de l’inclusion ; kits de dignité ; maisons pour la dignité, l’accès, la participation et la sécurité (DAPS) conformes à la norme ; formation à des services spécialisés ; cartographie de l’orientation des cas de violence sexuelle et fondée sur le genre et de protection de l’enfance, centrée sur les survivants ; travail avec les ministères et le groupe sectoriel de la protection.',
            es: 'Una evaluación de protección, género e inclusión; kits de dignidad; casas para la dignidad, el acceso, la participación y la seguridad (DAPS) conformes a la norma; formación en servicios especializados; mapas de derivación para casos de violencia sexual y de género y de protección de la infancia, centrados en las personas sobrevivientes; trabajo con los ministerios y el grupo sectorial de protección.',
            ar: 'تقييم للحماية والنوع الاجتماعي والإدماج، ومجموعات مستلزمات الكرامة، ودور للكرامة والوصول والمشاركة والسلامة (DAPS) مطابقة للمعايير، وتدريب على الخدمات المتخصصة، وخرائط للإحالة في حالات العنف الجنسي والعنف القائم على النوع الاجتماعي وحماية الطفل محورها الناجون، وعمل مع الوزارات ومجموعة الحماية.',
          },
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'National Societies that take up protection, gender and inclusion in all their work, or run activities of their own for it, after population movements, natural disasters and public health emergencies.',
          fr: 'Les Sociétés nationales qui intègrent la protection, le genre et l’inclusion dans tout leur travail, ou qui y consacrent leurs propres activités, après un mouvement de population, une catastrophe naturelle ou une urgence de santé publique.',
          es: 'Las Sociedades Nacionales que integran la protección, el género y la inclusión en todo su trabajo, o que realizan actividades propias al respecto, tras movimientos de población, desastres naturales y emergencias de salud pública.',
          ar: 'الجمعيات الوطنية التي تدمج الحماية والنوع الاجتماعي والإدماج في عملها كله، أو تنفذ أنشطة خاصة بها في هذا المجال، بعد تحركات السكان والكوارث الطبيعية وطوارئ الصحة العامة.',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: '1 to 2 people or more',
        fr: '1 à 2 personnes ou plus',
        es: 'De 1 a 2 personas o más',
        ar: 'من شخص إلى شخصين أو أكثر',
      },
      composition: [
        {
          en: 'One or two delegates, and more as the scale of the operation grows',
          fr: 'Un ou deux délégués, et davantage selon l’ampleur de l’opération',
          es: 'Uno o dos delegados, y más según la escala de la operación',
          ar: 'مندوب أو مندوبان، ويزداد العدد مع اتساع حجم العملية',
        },
      ],
    },
    {
      kind: 'components',
      items: [
        {
          en: 'Skills and tools for protection assessments',
          fr: 'Compétences et outils pour les évaluations de la protection',
          es: 'Capacidades y herramientas para evaluaciones de protección',
          ar: 'مهارات وأدوات لتقييمات الحماية',
        },
        {
          en: 'Support for dignity, access, participation and safety',
          fr: 'Appui à la dignité, à l’accès, à la participation et à la sécurité',
          es: 'Apoyo a la dignidad, el acceso, la participación y la seguridad',
          ar: 'دعم الكرامة والوصول والمشاركة والسلامة',
        },
        {
          en: 'Coordination and referral',
          fr: 'Coordination et orientation des cas',
          es: 'Coordinación y derivación de casos',
          ar: 'التنسيق وإحالة الحالات',
        },
        {
          en: 'Dignity houses or safe spaces',
          fr: 'Maisons de dignité ou espaces sûrs',
          es: 'Casas de dignidad o espacios seguros',
          ar: 'دور للكرامة أو أماكن آمنة',
        },
      ],
    },
  ],
};
