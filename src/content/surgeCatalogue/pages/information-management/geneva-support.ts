import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The information management unit in Geneva supports operations in three ways.',
      fr: 'L’unité de gestion de l’information à Genève appuie les opérations de trois manières.',
      es: 'La unidad de gestión de la información en Ginebra apoya las operaciones de tres maneras.',
      ar: 'تدعم وحدة إدارة المعلومات في جنيف العمليات بثلاث طرق.',
    },
  ],
  blocks: [
    {
      kind: 'overview',
      items: [
        {
          en: 'It coordinates the network of information managers: learning paths, common approaches, and information management in surge by deployment and by SIMS, the network that helps from afar.',
          fr: 'Elle coordonne le réseau des gestionnaires de l’information : parcours d’apprentissage, approches communes et renforts en gestion de l’information, par déploiement et par SIMS, le réseau d’appui à distance.',
          es: 'Coordina la red de gestores de información: itinerarios de aprendizaje, enfoques comunes y refuerzos en gestión de la información, mediante despliegues y mediante SIMS, la red de apoyo a distancia.',
          ar: 'تنسق شبكة مديري المعلومات: المسارات التعليمية، والنهج المشتركة، والدعم الطارئ في إدارة المعلومات بالإيفاد وعبر SIMS، شبكة الدعم عن بُعد.',
        },
        {
          en: 'It runs systems for the whole of the IFRC: GO, DEEP and the Kobo service.',
          fr: 'Elle gère des systèmes pour l’ensemble de l’IFRC : GO, DEEP et le service Kobo.',
          es: 'Gestiona sistemas para toda la IFRC: GO, DEEP y el servicio Kobo.',
          ar: 'تدير نظمًا تخدم الاتحاد الدولي بأكمله: GO وDEEP وخدمة Kobo.',
        },
        {
          en: 'It raises the quality of the evidence before, during and after disasters, with anticipatory analysis and analysis of needs.',
          fr: 'Elle améliore la qualité des éléments probants avant, pendant et après les catastrophes, par l’analyse anticipative et l’analyse des besoins.',
          es: 'Mejora la calidad de las evidencias antes, durante y después de los desastres, con análisis anticipatorios y análisis de necesidades.',
          ar: 'ترفع جودة الأدلة قبل الكوارث وفي أثنائها وبعدها، بالتحليل الاستباقي وتحليل الاحتياجات.',
        },
      ],
    },
    {
      kind: 'resources',
      links: [
        {
          label: {
            en: 'IFRC IM strategic direction 2021-24, priorities and workplan',
            fr: 'Orientation stratégique de l’IFRC en gestion de l’information 2021-2024, priorités et plan de travail (en anglais)',
            es: 'Dirección estratégica de la IFRC en gestión de la información 2021-2024, prioridades y plan de trabajo (en inglés)',
            ar: 'التوجه الاستراتيجي للاتحاد الدولي في إدارة المعلومات 2021-2024 وأولوياته وخطة عمله (بالإنجليزية)',
          },
          href: 'https://ifrcgoproject.medium.com/information-saves-lives-scaling-data-analytics-in-the-ifrc-network-fd3686718f9c',
        },
      ],
    },
  ],
};
