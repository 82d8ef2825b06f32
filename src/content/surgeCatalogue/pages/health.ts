import type { Translated } from '../../translated.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

const CLINICAL_ERU: Translated = {
  en: 'Clinical care: Emergency Response Unit',
  fr: 'Soins cliniques : unité d’intervention d’urgence',
  es: 'Atención clínica: unidad de respuesta a emergencias',
  ar: 'الرعاية السريرية: وحدة استجابة للطوارئ',
};

const CLINICAL: Translated = {
  en: 'Clinical care',
  fr: 'Soins cliniques',
  es: 'Atención clínica',
  ar: 'الرعاية السريرية',
};

const PUBLIC_HEALTH: Translated = {
  en: 'Public health',
  fr: 'Santé publique',
  es: 'Salud pública',
  ar: 'الصحة العامة',
};

const NON_CLINICAL_ERU: Translated = {
  en: 'Care that is not clinical: Emergency Response Unit',
  fr: 'Soins non cliniques : unité d’intervention d’urgence',
  es: 'Atención no clínica: unidad de respuesta a emergencias',
  ar: 'الرعاية غير السريرية: وحدة استجابة للطوارئ',
};

export const page: CataloguePage = {
  intro: [
    {
      en: 'In emergencies the health services send specialists in clinical care, in public health, and in mental health and psychosocial support. They come from a network of National Societies and work alone or with the modules of an Emergency Response Unit: clinics, hospitals, treatment centres and teams that work in the community.',
      fr: 'Dans les situations d’urgence, les services de santé envoient des spécialistes des soins cliniques, de la santé publique, et de la santé mentale et du soutien psychosocial. Issus d’un réseau de Sociétés nationales, ils travaillent seuls ou avec les modules d’une unité d’intervention d’urgence : cliniques, hôpitaux, centres de traitement et équipes actives dans les communautés.',
      es: 'En las emergencias, los servicios de salud envían especialistas en atención clínica, en salud pública y en salud mental y apoyo psicosocial. Proceden de una red de Sociedades Nacionales y trabajan solos o con los módulos de una unidad de respuesta a emergencias: clínicas, hospitales, centros de tratamiento y equipos que trabajan en la comunidad.',
      ar: 'في حالات الطوارئ، ترسل خدمات الصحة أخصائيين في الرعاية السريرية والصحة العامة والصحة النفسية والدعم النفسي والاجتماعي. وهم من شبكة من الجمعيات الوطنية، ويعملون منفردين أو مع تجهيزات وحدة الاستجابة للطوارئ: العيادات والمستشفيات ومراكز العلاج والفرق العاملة في المجتمعات المحلية.',
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
                en: 'Health Coordinator',
                fr: 'Coordonnateur santé',
                es: 'Coordinador de salud',
                ar: 'منسق الصحة',
              },
              href: sharePointDocument('EUT_voU9qbNMm4qju7cLpSYBHUbqfjOAjqnkE9Tgj2_XKA'),
            },
            {
              label: {
                en: 'Medical Coordinator',
                fr: 'Coordonnateur médical',
                es: 'Coordinador médico',
                ar: 'المنسق الطبي',
              },
              href: sharePointDocument('Ed8efoyRbQtHkU6XR5daOuMBxj9n_DqaE_gADCuspNUTmQ'),
            },
            {
              label: {
                en: 'Public Health Coordinator',
                fr: 'Coordonnateur de la santé publique',
                es: 'Coordinador de salud pública',
                ar: 'منسق الصحة العامة',
              },
              href: sharePointDocument('EQQznuV_sHtGi7HH1PJ96Q0BWaetAeQgBdZlNg9vFsXOhw'),
            },
            {
              label: {
                en: 'Public Health Officer',
                fr: 'Chargé de la santé publique',
                es: 'Oficial de salud pública',
                ar: 'مسؤول الصحة العامة',
              },
              href: sharePointDocument('EQI_KH-MiBVIiYUuCTZdN0wB3RvRGeSRoUdJtzt1DKK8YA'),
            },
            {
              label: {
                en: 'Safe and Dignified Burials (SDB) Coordinator',
                fr: 'Coordonnateur des enterrements dignes et sécurisés (EDS)',
                es: 'Coordinador de entierros dignos y seguros',
                ar: 'منسق الدفن الآمن والكريم',
              },
              href: sharePointDocument('EdiLb6_d41JKiiD_TjSNK1kBfVHb_j4F4WDox7lKbxmLxg'),
            },
            {
              label: {
                en: 'Mental Health and Psychosocial Support Coordinator',
                fr: 'Coordonnateur de la santé mentale et du soutien psychosocial',
                es: 'Coordinador de salud mental y apoyo psicosocial',
                ar: 'منسق الصحة النفسية والدعم النفسي والاجتماعي',
              },
              href: sharePointDocument('EXnFbcXuGx9Ji7Po-Krtap8B_FneBhqcx-lq1NZupfZA7Q'),
            },
            {
              label: {
                en: 'Mental Health and Psychosocial Support Officer',
                fr: 'Chargé de la santé mentale et du soutien psychosocial',
                es: 'Oficial de salud mental y apoyo psicosocial',
                ar: 'مسؤول الصحة النفسية والدعم النفسي والاجتماعي',
              },
              href: sharePointDocument('EcVhELHbH-VDv8qHNK_03B4BbEJ-FiAL-TIswYju_mNMUg'),
            },
            {
              label: {
                en: 'Mental Health and Psychosocial Support Community Outreach Officer',
                fr: 'Chargé de la santé mentale et du soutien psychosocial auprès des communautés',
                es: 'Oficial de extensión comunitaria de salud mental y apoyo psicosocial',
                ar: 'مسؤول التواصل المجتمعي للصحة النفسية والدعم النفسي والاجتماعي',
              },
              href: sharePointDocument('EUmGi0NkR7BMrpiRyCG-JA8Bvgkd_iGRNcgCsspKZ3WzSA'),
            },
            {
              label: {
                en: 'ERU Health Facility Mental Health and Psychosocial Support Officer',
                fr: 'Chargé de la santé mentale et du soutien psychosocial dans une structure de santé ERU',
                es: 'Oficial de salud mental y apoyo psicosocial en un establecimiento de salud ERU',
                ar: 'مسؤول الصحة النفسية والدعم النفسي والاجتماعي في مرفق صحي تابع لوحدة الاستجابة للطوارئ',
              },
              href: sharePointDocument('ETfznq8SFXJCmfMt7C3145wBjPPorxLNryy9t4YDXgM9VQ'),
            },
            {
              label: {
                en: 'Health Information Management',
                fr: 'Gestion de l’information sanitaire',
                es: 'Gestión de la información de salud',
                ar: 'إدارة المعلومات الصحية',
              },
              href: sharePointDocument('EXjPQtXpM7tGpAk6QSaMCAkBMQjlA4EVwZRJT1_zPGVKFw'),
            },
          ],
        },
        {
          title: 'eruRoleProfiles',
          links: [
            {
              label: {
                en: 'ERU: Clinical Care',
                fr: 'ERU : soins cliniques',
                es: 'ERU: atención clínica',
                ar: 'وحدة الاستجابة للطوارئ: الرعاية السريرية',
              },
              href: sharePointDocument('ElDuDGQxA49PmjfwgXVsJUMBxWdRfhpKt8caXnaTF6NdJA'),
            },
            {
              label: {
                en: 'ERU: Public Health',
                fr: 'ERU : santé publique',
                es: 'ERU: salud pública',
                ar: 'وحدة الاستجابة للطوارئ: الصحة العامة',
              },
              href: sharePointDocument('EmuhNZ7JWjNHtwmW6cCWrFYBjklsiPNM4vqHc2PYUOIE2w'),
            },
          ],
        },
        {
          title: 'competencyFramework',
          links: [
            {
              label: { en: 'Health', fr: 'Santé', es: 'Salud', ar: 'الصحة' },
              href: sharePointDocument('ETuQ0_ZUXEhEhG4cNFvlQxMBdgYsR3juNpBsB_O5PY608w'),
            },
            {
              label: {
                en: 'Psychosocial support',
                fr: 'Soutien psychosocial',
                es: 'Apoyo psicosocial',
                ar: 'الدعم النفسي والاجتماعي',
              },
              href: sharePointDocument('Eb-Q-qToQQxAj6mZZ6RXs74BJXbj1-8PUODAscOIVxVv8g'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: CLINICAL_ERU,
          text: {
            en: 'A daytime clinic for 100 outpatients a day, where patients can be kept under observation.',
            fr: 'Une clinique de jour pour 100 patients externes par jour, avec possibilité d’observation.',
            es: 'Una clínica diurna para 100 pacientes ambulatorios al día, con posibilidad de observación.',
            ar: 'عيادة نهارية تستقبل 100 مريض خارجي في اليوم، مع إمكان إبقاء المرضى تحت الملاحظة.',
          },
          links: [
            {
              label: {
                en: 'Red Cross Red Crescent Emergency Clinic',
                fr: 'Clinique d’urgence de la Croix-Rouge et du Croissant-Rouge',
                es: 'Clínica de emergencia de la Cruz Roja y la Media Luna Roja',
                ar: 'عيادة الطوارئ للصليب الأحمر والهلال الأحمر',
              },
              to: 'health/eru-clinic',
            },
          ],
        },
        {
          title: CLINICAL_ERU,
          text: {
            en: 'A hospital open 24 hours, for 100 to 200 outpatients a day, with one operating theatre.',
            fr: 'Un hôpital ouvert 24 heures sur 24, pour 100 à 200 patients externes par jour, avec un bloc opératoire.',
            es: 'Un hospital abierto las 24 horas, para entre 100 y 200 pacientes ambulatorios al día, con un quirófano.',
            ar: 'مستشفى يعمل 24 ساعة ويستقبل من 100 إلى 200 مريض خارجي في اليوم، وفيه غرفة عمليات واحدة.',
          },
          links: [
            {
              label: {
                en: 'Red Cross Red Crescent Emergency Hospital',
                fr: 'Hôpital d’urgence de la Croix-Rouge et du Croissant-Rouge',
                es: 'Hospital de emergencia de la Cruz Roja y la Media Luna Roja',
                ar: 'مستشفى الطوارئ للصليب الأحمر والهلال الأحمر',
              },
              to: 'health/eru-hospital',
            },
          ],
        },
        {
          title: CLINICAL,
          text: {
            en: 'One operating theatre for about 10 major operations a day.',
            fr: 'Un bloc opératoire pour environ 10 interventions majeures par jour.',
            es: 'Un quirófano para unas 10 operaciones mayores al día.',
            ar: 'غرفة عمليات واحدة لنحو 10 عمليات كبرى في اليوم.',
          },
          links: [
            {
              label: {
                en: 'Surgical Surge',
                fr: 'Renfort chirurgical',
                es: 'Refuerzo quirúrgico',
                ar: 'الدعم الجراحي الطارئ',
              },
              to: 'health/eru-surgical',
            },
          ],
        },
        {
          title: CLINICAL,
          text: {
            en: 'A daytime clinic for mothers and newborns, with 3 birthing suites and 15 observation beds.',
            fr: 'Une clinique de jour pour les mères et les nouveau-nés, avec 3 salles d’accouchement et 15 lits d’observation.',
            es: 'Una clínica diurna para madres y recién nacidos, con 3 salas de parto y 15 camas de observación.',
            ar: 'عيادة نهارية للأمهات والمواليد، فيها 3 غرف ولادة و15 سريرًا للملاحظة.',
          },
          links: [
            {
              label: {
                en: 'Maternal Newborn Health Clinic',
                fr: 'Clinique de santé maternelle et néonatale',
                es: 'Clínica de salud materna y neonatal',
                ar: 'عيادة صحة الأمهات والمواليد',
              },
              to: 'health/maternal-newborn-clinic',
            },
          ],
        },
        {
          title: CLINICAL,
          text: {
            en: 'A daytime clinic that moves from place to place, with supplies for one month and a stay of up to four.',
            fr: 'Une clinique de jour qui se déplace, avec des fournitures pour un mois et une présence de quatre mois au plus.',
            es: 'Una clínica diurna que se traslada, con suministros para un mes y una permanencia de hasta cuatro.',
            ar: 'عيادة نهارية متنقلة، معها إمدادات لشهر واحد ويمكن أن تبقى حتى أربعة أشهر.',
          },
          links: [
            {
              label: {
                en: 'Emergency Mobile Clinic',
                fr: 'Clinique mobile d’urgence',
                es: 'Clínica móvil de emergencia',
                ar: 'عيادة الطوارئ المتنقلة',
              },
              to: 'health/emergency-clinic',
            },
          ],
        },
        {
          title: CLINICAL_ERU,
          text: {
            en: 'Observation of outpatients and care of inpatients, 24 hours, with up to 90 beds.',
            fr: 'Observation des patients externes et hospitalisation, 24 heures sur 24, jusqu’à 90 lits.',
            es: 'Observación de pacientes ambulatorios y hospitalización, las 24 horas, con hasta 90 camas.',
            ar: 'ملاحظة المرضى الخارجيين ورعاية المرضى المقيمين على مدار 24 ساعة، بسعة تصل إلى 90 سريرًا.',
          },
          links: [
            {
              label: {
                en: 'Cholera Treatment Center',
                fr: 'Centre de traitement du choléra',
                es: 'Centro de tratamiento del cólera',
                ar: 'مركز علاج الكوليرا',
              },
              to: 'health/eru-chlorea-treatment',
            },
          ],
        },
        {
          title: PUBLIC_HEALTH,
          text: {
            en: 'Oral rehydration points run in the community when cholera or acute watery diarrhoea breaks out.',
            fr: 'Des points de réhydratation orale dans la communauté en cas de flambée de choléra ou de diarrhée aqueuse aiguë.',
            es: 'Puntos de rehidratación oral en la comunidad cuando hay un brote de cólera o de diarrea acuosa aguda.',
            ar: 'نقاط للإمهاء الفموي في المجتمع المحلي عند تفشي الكوليرا أو الإسهال المائي الحاد.',
          },
          links: [
            {
              label: {
                en: 'Community Case Management of Cholera (CCMC)',
                fr: 'Prise en charge communautaire du choléra (CCMC)',
                es: 'Manejo comunitario de casos de cólera (CCMC)',
                ar: 'الإدارة المجتمعية لحالات الكوليرا (CCMC)',
              },
              to: 'health/community-case-management-chlorea',
            },
          ],
        },
        {
          title: PUBLIC_HEALTH,
          text: {
            en: 'Members of the community notice and report health events, so that outbreaks are found early.',
            fr: 'Des membres de la communauté repèrent et signalent les événements sanitaires, afin de détecter tôt les flambées.',
            es: 'Miembros de la comunidad detectan y notifican eventos de salud, para descubrir pronto los brotes.',
            ar: 'يرصد أفراد المجتمع المحلي الأحداث الصحية ويبلّغون عنها، فيُكشف التفشي مبكرًا.',
          },
          links: [
            {
              label: {
                en: 'Community-Based Surveillance (CBS)',
                fr: 'Surveillance à base communautaire (CBS)',
                es: 'Vigilancia comunitaria (CBS)',
                ar: 'الترصد المجتمعي (CBS)',
              },
              to: 'health/community-based-surveillance',
            },
          ],
        },
        {
          title: PUBLIC_HEALTH,
          text: {
            en: 'Burials that are safe and respect the culture of the family, in outbreaks of diseases that spread after death.',
            fr: 'Des enterrements sécurisés et respectueux de la culture des familles, lors de flambées de maladies qui se transmettent après la mort.',
            es: 'Entierros seguros y respetuosos con la cultura de las familias, en brotes de enfermedades que se transmiten tras la muerte.',
            ar: 'دفن آمن يراعي ثقافة الأسر عند تفشي أمراض تنتقل بعد الوفاة.',
          },
          links: [
            {
              label: {
                en: 'Safe and Dignified Burials',
                fr: 'Enterrements dignes et sécurisés',
                es: 'Entierros dignos y seguros',
                ar: 'الدفن الآمن والكريم',
              },
              to: 'health/safe-dignified-burials',
            },
          ],
        },
        {
          title: PUBLIC_HEALTH,
          text: {
            en: 'Help to start and keep up the community-based management of acute malnutrition.',
            fr: 'Une aide pour lancer et maintenir la prise en charge communautaire de la malnutrition aiguë.',
            es: 'Ayuda para iniciar y mantener el manejo comunitario de la desnutrición aguda.',
            ar: 'المساعدة على بدء الإدارة المجتمعية لسوء التغذية الحاد ومواصلتها.',
          },
          links: [
            {
              label: {
                en: 'Community Case Management of Malnutrition (CCMM)',
                fr: 'Prise en charge communautaire de la malnutrition (CCMM)',
                es: 'Manejo comunitario de casos de desnutrición (CCMM)',
                ar: 'الإدارة المجتمعية لحالات سوء التغذية (CCMM)',
              },
              to: 'health/community-management-malnutrition',
            },
          ],
        },
        {
          title: NON_CLINICAL_ERU,
          text: {
            en: 'Delegates who give mental health and psychosocial support to adults and children.',
            fr: 'Des délégués qui apportent un soutien psychosocial et en santé mentale aux adultes et aux enfants.',
            es: 'Delegados que prestan apoyo psicosocial y de salud mental a adultos y niños.',
            ar: 'مندوبون يقدمون دعم الصحة النفسية والدعم النفسي والاجتماعي للبالغين والأطفال.',
          },
          links: [
            {
              label: {
                en: 'ERU MHPSS Module',
                fr: 'Module ERU de santé mentale et de soutien psychosocial',
                es: 'Módulo ERU de salud mental y apoyo psicosocial',
                ar: 'تجهيزات الصحة النفسية والدعم النفسي والاجتماعي لوحدة الاستجابة للطوارئ',
              },
              to: 'health/eru-psychosocial-support',
            },
          ],
        },
      ],
    },
  ],
};
