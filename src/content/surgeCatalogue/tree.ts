import type { Translated } from '../translated.ts';

/** Where a page of the catalogue stands. What it says is its file in pages/, which the file of its section in sections/ names. */
export interface CatalogueEntry {
  /** Its address below /surge/catalogue/. */
  readonly path: string;
  /** The page it belongs to, whatever its address says; without one it stands in the menu. */
  readonly parent?: string;
  readonly title: Translated;
  /** Where the title is too long for a menu. */
  readonly menuLabel?: Translated;
  /** Its services are of one kind: shown side by side as well. */
  readonly isCompared?: boolean;
  /** The Emergency Response Unit it describes, a key of `deployments_eru_type`. */
  readonly eruType?: number;
}

/** Every page of the catalogue, in the order of the menu, each followed by those that belong to it. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    path: 'overview',
    title: {
      en: 'Catalogue of Surge services',
      fr: 'Catalogue des services de renfort',
      es: 'Catálogo de servicios de refuerzo',
      ar: 'دليل خدمات الدعم الطارئ',
    },
    menuLabel: { en: 'Catalogue', fr: 'Catalogue', es: 'Catálogo', ar: 'الدليل' },
  },
  {
    path: 'basecamp',
    title: { en: 'Basecamp', fr: 'Camp de base', es: 'Campamento base', ar: 'المخيم الأساسي' },
    isCompared: true,
  },
  {
    path: 'basecamp/eru-small',
    parent: 'basecamp',
    title: {
      en: 'ERU Basecamp - Small',
      fr: 'Camp de base ERU – petit',
      es: 'Campamento base ERU – pequeño',
      ar: 'وحدة ERU للمخيم الأساسي – صغير',
    },
  },
  {
    path: 'basecamp/eru-medium',
    parent: 'basecamp',
    title: {
      en: 'ERU Basecamp - Medium',
      fr: 'Camp de base ERU – moyen',
      es: 'Campamento base ERU – mediano',
      ar: 'وحدة ERU للمخيم الأساسي – متوسط',
    },
  },
  {
    path: 'basecamp/eru-large',
    parent: 'basecamp',
    title: {
      en: 'ERU Basecamp - Large',
      fr: 'Camp de base ERU – grand',
      es: 'Campamento base ERU – grande',
      ar: 'وحدة ERU للمخيم الأساسي – كبير',
    },
  },
  {
    path: 'basecamp/facility-management',
    parent: 'basecamp',
    title: {
      en: 'Facility Management',
      fr: 'Gestion des installations',
      es: 'Gestión de instalaciones',
      ar: 'إدارة المرافق',
    },
  },
  {
    path: 'cash',
    title: {
      en: 'Cash and Vouchers Assistance (CVA)',
      fr: 'Assistance en espèces et en coupons (CVA)',
      es: 'Asistencia en efectivo y cupones (CVA)',
      ar: 'المساعدة النقدية والقسائم (CVA)',
    },
  },
  {
    path: 'cash/rapid-response',
    parent: 'cash',
    title: {
      en: 'Cash and Voucher Assistance (CVA)',
      fr: 'Assistance en espèces et en coupons : réponse rapide',
      es: 'Asistencia en efectivo y cupones: respuesta rápida',
      ar: 'المساعدة النقدية والقسائم: الاستجابة السريعة',
    },
  },
  {
    path: 'other/civil-military-relations',
    menuLabel: {
      en: 'Civil Military Relations (CMR)',
      fr: 'Relations civilo-militaires (CMR)',
      es: 'Relaciones cívico-militares (CMR)',
      ar: 'العلاقات المدنية العسكرية (CMR)',
    },
    title: {
      en: 'Civil Military Relations',
      fr: 'Relations civilo-militaires (CMR)',
      es: 'Relaciones cívico-militares (CMR)',
      ar: 'العلاقات المدنية العسكرية (CMR)',
    },
  },
  {
    path: 'communication',
    title: { en: 'Communications', fr: 'Communication', es: 'Comunicación', ar: 'الاتصال' },
    isCompared: true,
  },
  {
    path: 'communication/cert-1',
    parent: 'communication',
    title: {
      en: 'Communications Emergency Response Tool (CERT) 1',
      fr: 'Outil de communication pour les interventions d’urgence (CERT) 1',
      es: 'Herramienta de comunicación para la respuesta a emergencias (CERT) 1',
      ar: 'أداة الاتصال للاستجابة للطوارئ (CERT) 1',
    },
  },
  {
    path: 'communication/cert-2',
    parent: 'communication',
    title: {
      en: 'Communications Emergency Response Tool (CERT) 2',
      fr: 'Outil de communication pour les interventions d’urgence (CERT) 2',
      es: 'Herramienta de comunicación para la respuesta a emergencias (CERT) 2',
      ar: 'أداة الاتصال للاستجابة للطوارئ (CERT) 2',
    },
  },
  {
    path: 'communication/cert-3',
    parent: 'communication',
    title: {
      en: 'Communications Emergency Response Tool (CERT) 3',
      fr: 'Outil de communication pour les interventions d’urgence (CERT) 3',
      es: 'Herramienta de comunicación para la respuesta a emergencias (CERT) 3',
      ar: 'أداة الاتصال للاستجابة للطوارئ (CERT) 3',
    },
  },
  {
    path: 'community-engagement',
    title: {
      en: 'Community Engagement and Accountability (CEA)',
      fr: 'Engagement communautaire et redevabilité (CEA)',
      es: 'Participación comunitaria y rendición de cuentas (CEA)',
      ar: 'مشاركة المجتمع والمساءلة (CEA)',
    },
  },
  {
    path: 'community/rapid-response',
    parent: 'community-engagement',
    title: {
      en: 'Community Engagement and Accountability',
      fr: 'Engagement communautaire et redevabilité : réponse rapide',
      es: 'Participación comunitaria y rendición de cuentas: respuesta rápida',
      ar: 'مشاركة المجتمع والمساءلة: الاستجابة السريعة',
    },
  },
  {
    path: 'other/disaster-risk-reduction',
    title: {
      en: 'Disaster Risk Reduction (DRR)',
      fr: 'Réduction des risques de catastrophe (RRC)',
      es: 'Reducción del riesgo de desastres (RRD)',
      ar: 'الحد من مخاطر الكوارث (DRR)',
    },
  },
  {
    path: 'other/uav',
    title: {
      en: 'Drones – Uncrewed Aerial Vehicles (UAV) Team',
      fr: 'Équipe de drones – aéronefs sans équipage (UAV)',
      es: 'Equipo de drones – vehículos aéreos no tripulados (UAV)',
      ar: 'فريق الطائرات المسيّرة – مركبات جوية بدون طاقم (UAV)',
    },
    menuLabel: {
      en: 'Drones – Uncrewed Aerial Vehicles (UAV)',
      fr: 'Drones – aéronefs sans équipage (UAV)',
      es: 'Drones – vehículos aéreos no tripulados (UAV)',
      ar: 'الطائرات المسيّرة – مركبات جوية بدون طاقم (UAV)',
    },
  },
  {
    path: 'emergency-needs-assessment',
    title: {
      en: 'Emergency Needs Assessment',
      fr: 'Évaluation des besoins d’urgence',
      es: 'Evaluación de necesidades de emergencia',
      ar: 'تقييم الاحتياجات في الطوارئ',
    },
  },
  {
    path: 'emergency-needs-assessment/cell',
    parent: 'emergency-needs-assessment',
    title: {
      en: 'Assessment Cell',
      fr: 'Cellule d’évaluation',
      es: 'Célula de evaluación',
      ar: 'خلية التقييم',
    },
  },
  {
    path: 'other/green-response',
    menuLabel: {
      en: 'Green Response (GR)',
      fr: 'Réponse verte (GR)',
      es: 'Respuesta verde (GR)',
      ar: 'الاستجابة الخضراء (GR)',
    },
    title: {
      en: 'Green Response',
      fr: 'Réponse verte (GR)',
      es: 'Respuesta verde (GR)',
      ar: 'الاستجابة الخضراء (GR)',
    },
  },
  { path: 'health', title: { en: 'Health', fr: 'Santé', es: 'Salud', ar: 'الصحة' }, isCompared: true },
  {
    path: 'health/eru-clinic',
    parent: 'health',
    title: {
      en: 'Red Cross Red Crescent Emergency Clinic',
      fr: 'Clinique d’urgence de la Croix-Rouge et du Croissant-Rouge',
      es: 'Clínica de emergencia de la Cruz Roja y la Media Luna Roja',
      ar: 'عيادة الطوارئ للصليب الأحمر والهلال الأحمر',
    },
    eruType: 4,
  },
  {
    path: 'health/eru-hospital',
    parent: 'health',
    title: {
      en: 'Red Cross Red Crescent Emergency Hospital',
      fr: 'Hôpital d’urgence de la Croix-Rouge et du Croissant-Rouge',
      es: 'Hospital de emergencia de la Cruz Roja y la Media Luna Roja',
      ar: 'مستشفى الطوارئ للصليب الأحمر والهلال الأحمر',
    },
    eruType: 3,
  },
  {
    path: 'health/eru-surgical',
    parent: 'health',
    title: {
      en: 'Surgical Surge',
      fr: 'Renfort chirurgical',
      es: 'Refuerzo quirúrgico',
      ar: 'الدعم الجراحي الطارئ',
    },
  },
  {
    path: 'health/maternal-newborn-clinic',
    parent: 'health',
    title: {
      en: 'Maternal Newborn Health Clinic',
      fr: 'Clinique de santé maternelle et néonatale',
      es: 'Clínica de salud materna y neonatal',
      ar: 'عيادة صحة الأم والوليد',
    },
  },
  {
    path: 'health/emergency-clinic',
    parent: 'health',
    title: {
      en: 'Emergency Mobile Clinic',
      fr: 'Clinique mobile d’urgence',
      es: 'Clínica móvil de emergencia',
      ar: 'عيادة الطوارئ المتنقلة',
    },
  },
  {
    path: 'health/eru-chlorea-treatment',
    parent: 'health',
    title: {
      en: 'ERU Cholera Treatment Center',
      fr: 'Centre de traitement du choléra ERU',
      es: 'Centro de tratamiento del cólera ERU',
      ar: 'مركز علاج الكوليرا لوحدة الاستجابة للطوارئ',
    },
  },
  {
    path: 'health/community-case-management-chlorea',
    parent: 'health',
    title: {
      en: 'Community Case Management of Cholera (CCMC)',
      fr: 'Prise en charge communautaire du choléra (CCMC)',
      es: 'Gestión comunitaria de casos de cólera (CCMC)',
      ar: 'المعالجة المجتمعية لحالات الكوليرا (CCMC)',
    },
    eruType: 11,
  },
  {
    path: 'health/community-based-surveillance',
    parent: 'health',
    title: {
      en: 'Community-Based Surveillance (CBS)',
      fr: 'Surveillance à base communautaire (CBS)',
      es: 'Vigilancia basada en la comunidad (CBS)',
      ar: 'الترصد المجتمعي (CBS)',
    },
    eruType: 13,
  },
  {
    path: 'health/safe-dignified-burials',
    parent: 'health',
    title: {
      en: 'Safe and Dignified Burials',
      fr: 'Enterrements dignes et sécurisés',
      es: 'Entierros seguros y dignos',
      ar: 'الدفن الآمن والكريم',
    },
    eruType: 12,
  },
  {
    path: 'health/community-management-malnutrition',
    parent: 'health',
    title: {
      en: 'Community Case Management of Malnutrition (CCMM)',
      fr: 'Prise en charge communautaire de la malnutrition (CCMM)',
      es: 'Gestión comunitaria de casos de malnutrición (CCMM)',
      ar: 'المعالجة المجتمعية لحالات سوء التغذية (CCMM)',
    },
  },
  {
    path: 'health/eru-psychosocial-support',
    parent: 'health',
    title: {
      en: 'ERU MHPSS Module',
      fr: 'Module ERU de santé mentale et soutien psychosocial',
      es: 'Módulo ERU de salud mental y apoyo psicosocial',
      ar: 'وحدة الصحة النفسية والدعم النفسي الاجتماعي (ERU)',
    },
    eruType: 18,
  },
  {
    path: 'other/humanitarian-diplomacy',
    title: {
      en: 'Humanitarian Diplomacy (HD)',
      fr: 'Diplomatie humanitaire (HD)',
      es: 'Diplomacia humanitaria (HD)',
      ar: 'الدبلوماسية الإنسانية (HD)',
    },
  },
  {
    path: 'other/human-resources',
    menuLabel: {
      en: 'Human Resources (HR)',
      fr: 'Ressources humaines (RH)',
      es: 'Recursos humanos (RR. HH.)',
      ar: 'الموارد البشرية (HR)',
    },
    title: {
      en: 'Human Resources',
      fr: 'Ressources humaines (RH)',
      es: 'Recursos humanos (RR. HH.)',
      ar: 'الموارد البشرية (HR)',
    },
  },
  {
    path: 'information-management',
    menuLabel: {
      en: 'Information Management (IM)',
      fr: 'Gestion de l’information (IM)',
      es: 'Gestión de la información (IM)',
      ar: 'إدارة المعلومات (IM)',
    },
    title: {
      en: 'Information Management',
      fr: 'Gestion de l’information (IM)',
      es: 'Gestión de la información (IM)',
      ar: 'إدارة المعلومات (IM)',
    },
  },
  {
    path: 'information-management/satellite-imagery',
    parent: 'information-management',
    title: {
      en: 'Satellite Imagery',
      fr: 'Imagerie satellitaire',
      es: 'Imágenes de satélite',
      ar: 'صور الأقمار الصناعية',
    },
  },
  {
    path: 'information-management/roles-responsibility',
    parent: 'information-management',
    title: {
      en: 'Role And Responsibility',
      fr: 'Rôles et responsabilités',
      es: 'Funciones y responsabilidades',
      ar: 'الأدوار والمسؤوليات',
    },
  },
  {
    path: 'information-management/regional-office-support',
    parent: 'information-management',
    title: {
      en: 'IFRC Regional Office IM Support for Operations',
      fr: 'Appui IM du bureau régional de l’IFRC aux opérations',
      es: 'Apoyo de IM de la oficina regional de la IFRC a las operaciones',
      ar: 'دعم إدارة المعلومات للعمليات من المكتب الإقليمي للاتحاد الدولي',
    },
  },
  {
    path: 'information-management/geneva-support',
    parent: 'information-management',
    title: {
      en: 'IFRC Geneva IM Support for Operations',
      fr: 'Appui IM de l’IFRC à Genève aux opérations',
      es: 'Apoyo de IM de la IFRC en Ginebra a las operaciones',
      ar: 'دعم إدارة المعلومات للعمليات من الاتحاد الدولي في جنيف',
    },
  },
  {
    path: 'information-management/composition',
    parent: 'information-management',
    title: {
      en: 'Composition of IM Resources',
      fr: 'Composition des ressources IM',
      es: 'Composición de los recursos de IM',
      ar: 'تكوين موارد إدارة المعلومات',
    },
  },
  {
    path: 'information-technology',
    menuLabel: {
      en: 'Information Technology & Telecom (IT/T)',
      fr: 'Informatique et télécommunications (IT/T)',
      es: 'Tecnología de la información y telecomunicaciones (IT/T)',
      ar: 'تكنولوجيا المعلومات والاتصالات (IT/T)',
    },
    title: {
      en: 'Information Technology',
      fr: 'Informatique et télécommunications (IT/T)',
      es: 'Tecnología de la información y telecomunicaciones (IT/T)',
      ar: 'تكنولوجيا المعلومات والاتصالات (IT/T)',
    },
  },
  {
    path: 'information-technology/eru-it-telecom',
    parent: 'information-technology',
    title: {
      en: 'ERU IT/Telecom',
      fr: 'ERU Informatique et télécommunications',
      es: 'ERU de informática y telecomunicaciones',
      ar: 'وحدة الاستجابة للطوارئ لتكنولوجيا المعلومات والاتصالات',
    },
    eruType: 1,
  },
  {
    path: 'other/international-disaster-response-law',
    menuLabel: {
      en: 'International Disaster Response Law (IDRL)',
      fr: 'Droit international de la réponse aux catastrophes (IDRL)',
      es: 'Derecho internacional de la respuesta a desastres (IDRL)',
      ar: 'القانون الدولي لمواجهة الكوارث (IDRL)',
    },
    title: {
      en: 'International Disaster Response Law',
      fr: 'Droit international de la réponse aux catastrophes (IDRL)',
      es: 'Derecho internacional de la respuesta a desastres (IDRL)',
      ar: 'القانون الدولي لمواجهة الكوارث (IDRL)',
    },
  },
  {
    path: 'livelihood',
    title: {
      en: 'Livelihoods and Basic Needs (LBN)',
      fr: 'Moyens de subsistance et besoins essentiels (LBN)',
      es: 'Medios de vida y necesidades básicas (LBN)',
      ar: 'سبل العيش والاحتياجات الأساسية (LBN)',
    },
  },
  {
    path: 'livelihood/services',
    parent: 'livelihood',
    title: {
      en: 'Livelihood and Basic Needs',
      fr: 'Moyens de subsistance et besoins essentiels : services',
      es: 'Medios de vida y necesidades básicas: servicios',
      ar: 'سبل العيش والاحتياجات الأساسية: الخدمات',
    },
  },
  { path: 'logistics', title: { en: 'Logistics', fr: 'Logistique', es: 'Logística', ar: 'اللوجستيات' } },
  {
    path: 'logistics/eru',
    parent: 'logistics',
    title: {
      en: 'Logistics ERU',
      fr: 'ERU Logistique',
      es: 'ERU de logística',
      ar: 'وحدة الاستجابة للطوارئ للوجستيات',
    },
    eruType: 2,
  },
  {
    path: 'logistics/lpscm-ns',
    parent: 'logistics',
    title: {
      en: 'LPSCM for National Societies',
      fr: 'LPSCM pour les Sociétés nationales',
      es: 'LPSCM para las Sociedades Nacionales',
      ar: 'إدارة اللوجستيات والمشتريات وسلسلة الإمداد للجمعيات الوطنية',
    },
  },
  { path: 'other/migration', title: { en: 'Migration', fr: 'Migration', es: 'Migración', ar: 'الهجرة' } },
  {
    path: 'other/national-society-development',
    menuLabel: {
      en: 'National Society Development (NSD)',
      fr: 'Développement des Sociétés nationales (NSD)',
      es: 'Desarrollo de Sociedades Nacionales (NSD)',
      ar: 'تطوير الجمعيات الوطنية (NSD)',
    },
    title: {
      en: 'National Society Development',
      fr: 'Développement des Sociétés nationales (NSD)',
      es: 'Desarrollo de Sociedades Nacionales (NSD)',
      ar: 'تطوير الجمعيات الوطنية (NSD)',
    },
  },
  {
    path: 'operations-management',
    title: {
      en: 'Operations Management',
      fr: 'Gestion des opérations',
      es: 'Gestión de operaciones',
      ar: 'إدارة العمليات',
    },
  },
  {
    path: 'operations-management/heops',
    parent: 'operations-management',
    title: {
      en: 'Head of Emergency Operations (HEOPS)',
      fr: 'Chef des opérations d’urgence (HEOPS)',
      es: 'Jefe de operaciones de emergencia (HEOPS)',
      ar: 'رئيس عمليات الطوارئ (HEOPS)',
    },
  },
  {
    path: 'pmer',
    title: {
      en: 'Planning, Monitoring, Evaluation and Reporting (PMER)',
      fr: 'Planification, suivi, évaluation et rapports (PMER)',
      es: 'Planificación, seguimiento, evaluación e informes (PMER)',
      ar: 'التخطيط والرصد والتقييم وإعداد التقارير (PMER)',
    },
  },
  {
    path: 'pmer/emergency-plan-action',
    parent: 'pmer',
    title: {
      en: 'Emergency Plan of Action (EPoA) Monitoring & Evaluation Plan',
      fr: 'Plan de suivi et d’évaluation du plan d’action d’urgence (EPoA)',
      es: 'Plan de seguimiento y evaluación del plan de acción de emergencia (EPoA)',
      ar: 'خطة الرصد والتقييم لخطة عمل الطوارئ (EPoA)',
    },
  },
  {
    path: 'pmer/real-time-evaluation',
    parent: 'pmer',
    title: {
      en: 'Real Time Evaluation (RTE) And Guidance',
      fr: 'Évaluation en temps réel (RTE) et orientations',
      es: 'Evaluación en tiempo real (RTE) y orientación',
      ar: 'التقييم الآني (RTE) والتوجيه',
    },
  },
  {
    path: 'other/preparedness-effective-response',
    title: {
      en: 'National Society Preparedness and Response Capacity Strengthening (PER)',
      fr: 'Préparation des Sociétés nationales et renforcement de leurs capacités de réponse (PER)',
      es: 'Preparación de las Sociedades Nacionales y fortalecimiento de su capacidad de respuesta (PER)',
      ar: 'تأهب الجمعيات الوطنية وتعزيز قدراتها على الاستجابة (PER)',
    },
  },
  {
    path: 'pgi',
    title: {
      en: 'Protection, Gender and Inclusion (PGI)',
      fr: 'Protection, genre et inclusion (PGI)',
      es: 'Protección, género e inclusión (PGI)',
      ar: 'الحماية والنوع الاجتماعي والإدماج (PGI)',
    },
  },
  {
    path: 'pgi/services',
    parent: 'pgi',
    title: {
      en: 'Protection - Gender and Inclusion',
      fr: 'Protection, genre et inclusion : services',
      es: 'Protección, género e inclusión: servicios',
      ar: 'الحماية والنوع الاجتماعي والإدماج: الخدمات',
    },
  },
  { path: 'other/recovery', title: { en: 'Recovery', fr: 'Relèvement', es: 'Recuperación', ar: 'التعافي' } },
  { path: 'relief', title: { en: 'Relief', fr: 'Secours', es: 'Socorro', ar: 'الإغاثة' } },
  {
    path: 'relief/eru',
    parent: 'relief',
    title: {
      en: 'ERU Relief',
      fr: 'ERU Secours',
      es: 'ERU de socorro',
      ar: 'وحدة الاستجابة للطوارئ للإغاثة',
    },
    eruType: 5,
  },
  { path: 'security', title: { en: 'Security', fr: 'Sécurité', es: 'Seguridad', ar: 'الأمن' } },
  {
    path: 'security/management',
    parent: 'security',
    title: {
      en: 'Security Management',
      fr: 'Gestion de la sécurité',
      es: 'Gestión de la seguridad',
      ar: 'إدارة الأمن',
    },
  },
  { path: 'shelter', title: { en: 'Shelter', fr: 'Abris', es: 'Alojamiento', ar: 'المأوى' } },
  {
    path: 'shelter/coordinator-team',
    parent: 'shelter',
    title: {
      en: 'SCT (Shelter Coordinator Team)',
      fr: 'Équipe de coordination des abris (SCT)',
      es: 'Equipo de coordinación de alojamiento (SCT)',
      ar: 'فريق تنسيق المأوى (SCT)',
    },
  },
  {
    path: 'shelter/technical-team',
    parent: 'shelter',
    title: {
      en: 'STT (Shelter Technical Team)',
      fr: 'Équipe technique des abris (STT)',
      es: 'Equipo técnico de alojamiento (STT)',
      ar: 'الفريق الفني للمأوى (STT)',
    },
  },
  {
    path: 'other/strategic-partnership-resource-mobilisation',
    title: {
      en: 'Strategic Partnerships and Resource Mobilisation (SPRM)',
      fr: 'Partenariats stratégiques et mobilisation des ressources (SPRM)',
      es: 'Alianzas estratégicas y movilización de recursos (SPRM)',
      ar: 'الشراكات الاستراتيجية وتعبئة الموارد (SPRM)',
    },
  },
  {
    path: 'wash',
    title: {
      en: 'Water, Sanitation, and Hygiene (WASH)',
      fr: 'Eau, assainissement et hygiène (WASH)',
      es: 'Agua, saneamiento e higiene (WASH)',
      ar: 'المياه والإصحاح والنظافة الصحية (WASH)',
    },
    isCompared: true,
  },
  { path: 'wash/kit-2', parent: 'wash', title: { en: 'Kit 2', fr: 'Kit 2', es: 'Kit 2', ar: 'المجموعة 2' } },
  { path: 'wash/kit-5', parent: 'wash', title: { en: 'Kit 5', fr: 'Kit 5', es: 'Kit 5', ar: 'المجموعة 5' } },
  {
    path: 'wash/m15-eru',
    parent: 'wash',
    title: { en: 'M15 ERU', fr: 'ERU M15', es: 'ERU M15', ar: 'وحدة الاستجابة للطوارئ M15' },
    eruType: 6,
  },
  {
    path: 'wash/msm20-eru',
    parent: 'wash',
    title: { en: 'MSM20 ERU', fr: 'ERU MSM20', es: 'ERU MSM20', ar: 'وحدة الاستجابة للطوارئ MSM20' },
    eruType: 7,
  },
  {
    path: 'wash/m40-eru',
    parent: 'wash',
    title: { en: 'M40 ERU', fr: 'ERU M40', es: 'ERU M40', ar: 'وحدة الاستجابة للطوارئ M40' },
    eruType: 8,
  },
  {
    path: 'wash/water-supply-rehabilitation',
    parent: 'wash',
    title: {
      en: 'Water Supply Rehabilitation (WSR)',
      fr: 'Réhabilitation de l’approvisionnement en eau (WSR)',
      es: 'Rehabilitación del suministro de agua (WSR)',
      ar: 'إعادة تأهيل إمدادات المياه (WSR)',
    },
    eruType: 9,
  },
  {
    path: 'wash/hwts',
    parent: 'wash',
    title: {
      en: 'Household Water Treatment and Safe Storage (HWTS)',
      fr: 'Traitement et stockage sûr de l’eau à domicile (HWTS)',
      es: 'Tratamiento y almacenamiento seguro del agua en el hogar (HWTS)',
      ar: 'معالجة المياه المنزلية وتخزينها الآمن (HWTS)',
    },
    eruType: 10,
  },
];

/** The entries of the menu. */
export const SECTIONS = CATALOGUE.filter(({ parent }) => parent === undefined);

export const entryAt = (path: string): CatalogueEntry | undefined =>
  CATALOGUE.find((entry) => entry.path === path);

/** The pages that belong to one. */
export const childrenOf = ({ path }: CatalogueEntry) => CATALOGUE.filter(({ parent }) => parent === path);

/** The entry of the menu that a page stands under: its own or its parent's. */
export const sectionOf = (entry: CatalogueEntry): CatalogueEntry =>
  (entry.parent !== undefined && entryAt(entry.parent)) || entry;
