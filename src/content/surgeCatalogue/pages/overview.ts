import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      title: {
        en: 'Rapid Response Personnel and Assets',
        fr: 'Personnel et moyens de réponse rapide',
        es: 'Personal y recursos de respuesta rápida',
        ar: 'أفراد الاستجابة السريعة ومواردها',
      },
      paragraphs: [
        {
          en: 'Disasters are becoming more frequent, more complex and more severe. Climate change, displacement, conflict, unplanned urbanisation, technological hazards and health emergencies all play their part. The IFRC and National Societies work to reduce the harm they do, as the IFRC’s policy on disaster risk management sets out.',
          fr: 'Les catastrophes deviennent plus fréquentes, plus complexes et plus graves. Le changement climatique, les déplacements de population, les conflits, l’urbanisation non planifiée, les risques technologiques et les urgences sanitaires y ont leur part. L’IFRC et les Sociétés nationales s’emploient à en réduire les effets, comme le prévoit la politique de l’IFRC en matière de gestion des risques de catastrophe.',
          es: 'Los desastres son cada vez más frecuentes, complejos y graves. El cambio climático, los desplazamientos, los conflictos, la urbanización no planificada, los peligros tecnológicos y las emergencias sanitarias contribuyen a ello. La IFRC y las Sociedades Nacionales trabajan para reducir sus efectos, según establece la política de la IFRC sobre gestión del riesgo de desastres.',
          ar: 'تزداد الكوارث تواترًا وتعقيدًا وشدة، ويسهم في ذلك تغير المناخ والنزوح والنزاعات والتوسع الحضري غير المخطط والأخطار التكنولوجية وحالات الطوارئ الصحية. ويعمل الاتحاد الدولي والجمعيات الوطنية على الحد من آثارها وفقًا لسياسة الاتحاد الدولي بشأن إدارة مخاطر الكوارث.',
        },
        {
          en: 'This catalogue tells you what you can request when an operation needs more than the country has:',
          fr: 'Ce catalogue indique ce que vous pouvez demander lorsqu’une opération exige plus que les moyens du pays :',
          es: 'Este catálogo indica qué se puede solicitar cuando una operación necesita más de lo que hay en el país:',
          ar: 'يبيّن هذا الدليل ما يمكن طلبه عندما تحتاج العملية إلى أكثر مما يتوافر في البلد:',
        },
      ],
      items: [
        {
          en: 'The role profiles and technical competency frameworks of rapid response personnel',
          fr: 'Les profils de fonction et les cadres de compétences techniques du personnel de réponse rapide',
          es: 'Los perfiles de funciones y los marcos de competencias técnicas del personal de respuesta rápida',
          ar: 'توصيف أدوار أفراد الاستجابة السريعة وأطر كفاءاتهم الفنية',
        },
        {
          en: 'A description of the assets: Emergency Response Units (ERUs) and others',
          fr: 'Une description des moyens : unités d’intervention d’urgence (ERU) et autres',
          es: 'Una descripción de los recursos: Unidades de Respuesta a Emergencias (ERU) y otros',
          ar: 'وصف للموارد: وحدات الاستجابة للطوارئ (ERU) وغيرها',
        },
        {
          en: 'Links to further information',
          fr: 'Des liens pour en savoir plus',
          es: 'Enlaces a más información',
          ar: 'روابط إلى مزيد من المعلومات',
        },
      ],
    },
    {
      kind: 'overview',
      title: {
        en: 'Core Competency Framework for Surge Personnel',
        fr: 'Cadre de compétences de base du personnel de renfort',
        es: 'Marco de competencias básicas del personal de refuerzo',
        ar: 'إطار الكفاءات الأساسية لأفراد الدعم الطارئ',
      },
      paragraphs: [
        {
          en: 'The framework applies to everyone deployed in rapid response. Recruitment, selection, performance management and learning are built on it. The second link lists the trainings that each person must have completed before a deployment.',
          fr: 'Ce cadre s’applique à toute personne déployée dans le cadre de la réponse rapide. Le recrutement, la sélection, la gestion de la performance et l’apprentissage reposent sur lui. Le second lien donne la liste des formations que chacun doit avoir suivies avant un déploiement.',
          es: 'El marco se aplica a todas las personas que se despliegan en respuesta rápida. En él se basan la contratación, la selección, la gestión del desempeño y el aprendizaje. El segundo enlace enumera las formaciones que cada persona debe haber completado antes de un despliegue.',
          ar: 'ينطبق هذا الإطار على كل من يُنشر ضمن الاستجابة السريعة، وعليه يقوم التوظيف والاختيار وإدارة الأداء والتعلم. ويسرد الرابط الثاني الدورات التدريبية التي يجب أن يكون كل فرد قد أتمها قبل نشره.',
        },
      ],
      links: [
        {
          label: {
            en: 'Core Competency Framework',
            fr: 'Cadre de compétences de base',
            es: 'Marco de competencias básicas',
            ar: 'إطار الكفاءات الأساسية',
          },
          href: sharePointDocument('EZgW1LWU_rpOpbe9pT7NnFQBVL8GL9r0JGjlJmleC4ujuA'),
        },
        {
          label: {
            en: 'Minimum trainings required of surge personnel',
            fr: 'Formations minimales exigées du personnel de renfort',
            es: 'Formación mínima exigida al personal de refuerzo',
            ar: 'الحد الأدنى من التدريب المطلوب من أفراد الدعم الطارئ',
          },
          href: 'https://surgelearning.ifrc.org/resources/minimum-training-required-surge-personnel',
        },
      ],
    },
  ],
};
