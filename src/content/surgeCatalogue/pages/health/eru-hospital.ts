import {
  CLINICAL_VARIATIONS,
  FOR_DAMAGED_FACILITIES,
  FOR_OVERWHELMED_FACILITIES,
  FOR_POPULATION_MOVEMENT,
  NURSES_PER_BED,
  READINESS,
  THEATRE_STAFF_RATIOS,
} from '../../sharedHealth.ts';
import { LABORATORY, STERILISATION, SURGERY } from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      items: [
        {
          en: 'Open 24 hours',
          fr: 'Ouvert 24 heures sur 24',
          es: 'Abierto las 24 horas',
          ar: 'يعمل 24 ساعة',
        },
        {
          en: '100 to 200 outpatients a day',
          fr: '100 à 200 patients externes par jour',
          es: 'De 100 a 200 pacientes ambulatorios al día',
          ar: 'من 100 إلى 200 مريض خارجي في اليوم',
        },
        {
          en: 'One operating theatre, for 7 major or 15 minor operations a day',
          fr: 'Un bloc opératoire, pour 7 interventions majeures ou 15 mineures par jour',
          es: 'Un quirófano, para 7 operaciones mayores o 15 menores al día',
          ar: 'غرفة عمليات واحدة لسبع عمليات كبرى أو 15 عملية صغرى في اليوم',
        },
        {
          en: 'More than 100 inpatients',
          fr: 'Plus de 100 patients hospitalisés',
          es: 'Más de 100 pacientes hospitalizados',
          ar: 'أكثر من 100 مريض مقيم',
        },
        {
          en: 'Supplies for one month',
          fr: 'Des fournitures pour un mois',
          es: 'Suministros para un mes',
          ar: 'إمدادات تكفي شهرًا واحدًا',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'A hospital with wards, for acute care and for general and obstetric surgery. It accepts patients from other facilities and refers its own:',
          fr: 'Un hôpital avec hospitalisation, pour les soins aigus et la chirurgie générale et obstétricale. Il reçoit des patients d’autres structures et en oriente vers d’autres :',
          es: 'Un hospital con ingreso de pacientes, para cuidados agudos y cirugía general y obstétrica. Recibe pacientes de otros establecimientos y deriva a los suyos:',
          ar: 'مستشفى مزود بأجنحة للرعاية الحادة والجراحة العامة وجراحة التوليد، يستقبل المرضى المحالين من مرافق أخرى ويحيل مرضاه إليها:',
        },
      ],
      items: [
        {
          en: 'Surgical triage and advanced life support',
          fr: 'Triage chirurgical et réanimation avancée',
          es: 'Triaje quirúrgico y soporte vital avanzado',
          ar: 'الفرز الجراحي والإنعاش المتقدم',
        },
        {
          en: 'Care of wounds and basic care of fractures',
          fr: 'Soins des plaies et soins de base des fractures',
          es: 'Atención de heridas y atención básica de fracturas',
          ar: 'علاج الجروح والرعاية الأساسية للكسور',
        },
        {
          en: 'Damage control surgery, emergency and obstetric operations',
          fr: 'Chirurgie de contrôle des dommages, interventions d’urgence et obstétricales',
          es: 'Cirugía de control de daños, operaciones de emergencia y obstétricas',
          ar: 'جراحة السيطرة على الأضرار، والعمليات الطارئة وعمليات التوليد',
        },
        {
          en: 'Care on the ward of patients without injuries',
          fr: 'Soins hospitaliers aux patients non traumatisés',
          es: 'Atención en planta de pacientes no traumáticos',
          ar: 'رعاية المرضى غير المصابين في الأجنحة',
        },
        {
          en: 'Basic anaesthesia, X-ray and laboratory',
          fr: 'Anesthésie de base, radiographie et laboratoire',
          es: 'Anestesia básica, radiografía y laboratorio',
          ar: 'التخدير الأساسي والتصوير بالأشعة السينية والمختبر',
        },
        {
          en: 'Transfusion of whole blood',
          fr: 'Transfusion de sang total',
          es: 'Transfusión de sangre total',
          ar: 'نقل الدم الكامل',
        },
        {
          en: 'Early rehabilitation',
          fr: 'Réadaptation précoce',
          es: 'Rehabilitación temprana',
          ar: 'إعادة التأهيل المبكر',
        },
      ],
    },
    {
      kind: 'designedFor',
      items: [READINESS, FOR_POPULATION_MOVEMENT, FOR_DAMAGED_FACILITIES, FOR_OVERWHELMED_FACILITIES],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 35 to 48 from the National Society that sends the hospital, and 151 local staff',
        fr: 'En général 35 à 48 personnes de la Société nationale qui envoie l’hôpital et 151 personnes recrutées sur place',
        es: 'Por lo general, de 35 a 48 personas de la Sociedad Nacional que envía el hospital y 151 personas contratadas en el lugar',
        ar: 'عادةً من 35 إلى 48 شخصًا من الجمعية الوطنية الموفِدة للمستشفى، و151 موظفًا محليًا',
      },
      composition: [
        {
          en: 'Doctors and nurses for emergency and general care, children and mothers included',
          fr: 'Médecins et infirmiers en soins d’urgence et en soins généraux, y compris pédiatriques et maternels',
          es: 'Médicos y enfermeros de atención de emergencia y general, incluidas la pediátrica y la materna',
          ar: 'أطباء وممرضون للرعاية الطارئة والعامة، بما فيها رعاية الأطفال والأمهات',
        },
        {
          en: 'Surgical and anaesthetic staff',
          fr: 'Personnel de chirurgie et d’anesthésie',
          es: 'Personal de cirugía y anestesia',
          ar: 'طاقم الجراحة والتخدير',
        },
        {
          en: 'Logisticians, administrators and technicians',
          fr: 'Logisticiens, administrateurs et techniciens',
          es: 'Especialistas en logística, administradores y técnicos',
          ar: 'أخصائيو لوجستيات وإداريون وفنيون',
        },
        {
          en: 'Local staff in many posts: doctors, laboratory, X-ray, porters, sterilisation, laundry, kitchen, cleaning, security, pharmacy, waste, drivers and others',
          fr: 'Personnel local à de nombreux postes : médecins, laboratoire, radiographie, brancardiers, stérilisation, blanchisserie, cuisine, nettoyage, sécurité, pharmacie, déchets, chauffeurs, entre autres',
          es: 'Personal local en numerosos puestos: médicos, laboratorio, radiografía, camilleros, esterilización, lavandería, cocina, limpieza, seguridad, farmacia, residuos y conductores, entre otros',
          ar: 'موظفون محليون في وظائف كثيرة: الأطباء، والمختبر، والأشعة، ونقل المرضى، والتعقيم، والغسيل، والمطبخ، والنظافة، والأمن، والصيدلية، والنفايات، والسائقون، وغيرهم',
        },
      ],
      notes: [
        {
          en: 'The staffing aimed at:',
          fr: 'L’effectif visé est le suivant :',
          es: 'La dotación a la que se aspira es la siguiente:',
          ar: 'نسب التوظيف المستهدفة:',
        },
        THEATRE_STAFF_RATIOS,
        NURSES_PER_BED,
      ],
    },
    {
      kind: 'components',
      paragraphs: [
        {
          en: 'The hospital holds all modules of the Emergency Clinic, and in addition these:',
          fr: 'L’hôpital comprend tous les modules de la clinique d’urgence, et en plus les suivants :',
          es: 'El hospital cuenta con todos los módulos de la clínica de emergencia y, además, con estos:',
          ar: 'يضم المستشفى جميع تجهيزات عيادة الطوارئ، إضافةً إلى ما يلي:',
        },
      ],
      labelled: [
        SURGERY,
        STERILISATION,
        {
          label: { en: 'Wards', fr: 'Hospitalisation', es: 'Hospitalización', ar: 'الأجنحة' },
          text: {
            en: 'beds and nursing equipment, also for intensive observation; wards can be parted by sex, age or need. A ward kit holds 15 beds, and several can be sent',
            fr: 'lits et matériel de soins infirmiers, y compris pour une surveillance intensive ; les salles peuvent être séparées par sexe, par âge ou selon les besoins. Un kit d’hospitalisation compte 15 lits et plusieurs peuvent être envoyés',
            es: 'camas y equipo de enfermería, también para observación intensiva; las salas pueden separarse por sexo, edad o necesidad. Un kit de hospitalización tiene 15 camas y se pueden enviar varios',
            ar: 'أسرّة ومعدات تمريض، بما في ذلك للملاحظة المكثفة؛ ويمكن فصل الأجنحة بحسب الجنس أو العمر أو الحاجة. وتضم مجموعة الجناح الواحدة 15 سريرًا، ويمكن إرسال عدة مجموعات',
          },
        },
        {
          label: { en: 'Isolation', fr: 'Isolement', es: 'Aislamiento', ar: 'العزل' },
          text: {
            en: 'a separate area, with personal protective equipment for droplet and contact precautions',
            fr: 'une zone séparée, avec des équipements de protection individuelle pour les précautions « gouttelettes » et « contact »',
            es: 'una zona separada, con equipo de protección personal para las precauciones por gotas y por contacto',
            ar: 'منطقة منفصلة مزودة بمعدات الوقاية الشخصية لتطبيق احتياطات الرذاذ والتلامس',
          },
        },
        LABORATORY,
        {
          label: { en: 'X-ray', fr: 'Radiographie', es: 'Radiografía', ar: 'الأشعة السينية' },
          text: {
            en: 'digital imaging, with personal protective equipment for the operators',
            fr: 'imagerie numérique, avec des équipements de protection individuelle pour les opérateurs',
            es: 'imagen digital, con equipo de protección personal para los operadores',
            ar: 'تصوير رقمي، مع معدات الوقاية الشخصية للمشغّلين',
          },
        },
      ],
      links: [
        {
          label: {
            en: 'Modules of the Emergency Clinic',
            fr: 'Modules de la clinique d’urgence',
            es: 'Módulos de la clínica de emergencia',
            ar: 'تجهيزات عيادة الطوارئ',
          },
          to: 'health/eru-clinic',
        },
      ],
    },
    {
      kind: 'specifications',
      weight: { from: 30_000 },
      volume: { from: 200 },
      cost: { from: 1_200_000 },
      societies: ['canadian', 'finnish', 'german', 'norwegian'],
    },
    { kind: 'variation', items: CLINICAL_VARIATIONS },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'Emergency Hospital Handbook',
            fr: 'Manuel de l’hôpital d’urgence',
            es: 'Manual del hospital de emergencia',
            ar: 'دليل مستشفى الطوارئ',
          },
          href: 'https://rodekors.service-now.com/drm?id=hb_catalog&handbook=e3cabf24db361810d40e16f35b9619c7',
        },
        {
          label: {
            en: 'Emergency Hospital Film',
            fr: 'Film sur l’hôpital d’urgence',
            es: 'Vídeo sobre el hospital de emergencia',
            ar: 'فيلم عن مستشفى الطوارئ',
          },
          href: 'https://www.youtube.com/watch?v=TIW6nf-MPb0',
        },
      ],
    },
  ],
};
