import {
  CLINICAL_VARIATIONS,
  MODULE_NAMES_VARY,
  NURSES_PER_BED,
  READINESS_WITH_RESUPPLY,
  THEATRE_STAFF_RATIOS,
} from '../../sharedHealth.ts';
import { LABORATORY, PHARMACEUTICALS, STERILISATION, SURGERY, WASTE } from '../../sharedHealthModules.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'capacity',
      paragraphs: [
        {
          en: 'One operating theatre for about 10 major operations a day. The consumables suffice for the first surgical care of 300 people injured or wounded in war; the number can be adjusted.',
          fr: 'Un bloc opératoire pour environ 10 interventions majeures par jour. Les consommables suffisent aux premiers soins chirurgicaux de 300 blessés, y compris de guerre ; ce nombre peut être adapté.',
          es: 'Un quirófano para unas 10 operaciones mayores al día. El material fungible alcanza para la primera atención quirúrgica de 300 heridos, por traumatismo o de guerra; la cantidad puede ajustarse.',
          ar: 'غرفة عمليات واحدة لنحو 10 عمليات كبرى في اليوم. وتكفي المستهلكات للرعاية الجراحية الأولى لعدد 300 من المصابين أو جرحى الحرب، ويمكن تعديل الكمية.',
        },
      ],
    },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'The surgical part of the Emergency Hospital, which can be sent alone to work in a health facility that already exists:',
          fr: 'La partie chirurgicale de l’hôpital d’urgence, qui peut être déployée seule dans une structure de santé existante :',
          es: 'La parte quirúrgica del hospital de emergencia, que puede desplegarse por sí sola en un establecimiento de salud ya existente:',
          ar: 'القسم الجراحي من مستشفى الطوارئ، ويمكن نشره وحده للعمل داخل مرفق صحي قائم:',
        },
      ],
      items: [
        {
          en: 'Surgical triage and life support',
          fr: 'Triage chirurgical et réanimation',
          es: 'Triaje quirúrgico y soporte vital',
          ar: 'الفرز الجراحي والإنعاش',
        },
        {
          en: 'Care of wounds and advanced care of fractures',
          fr: 'Soins des plaies et soins avancés des fractures',
          es: 'Atención de heridas y atención avanzada de fracturas',
          ar: 'علاج الجروح والرعاية المتقدمة للكسور',
        },
        {
          en: 'Damage control surgery, emergency and obstetric operations',
          fr: 'Chirurgie de contrôle des dommages, interventions d’urgence et obstétricales',
          es: 'Cirugía de control de daños, operaciones de emergencia y obstétricas',
          ar: 'جراحة السيطرة على الأضرار، والعمليات الطارئة وعمليات التوليد',
        },
        {
          en: 'General anaesthesia',
          fr: 'Anesthésie générale',
          es: 'Anestesia general',
          ar: 'التخدير العام',
        },
        {
          en: 'Care on the ward',
          fr: 'Soins hospitaliers',
          es: 'Atención en planta',
          ar: 'الرعاية في الأجنحة',
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
      items: [
        READINESS_WITH_RESUPPLY,
        {
          en: 'Health facilities overwhelmed by injured people, to which it adds surgical capacity',
          fr: 'Les structures de santé débordées par l’afflux de blessés, dont elle renforce la capacité chirurgicale',
          es: 'Establecimientos de salud desbordados por los heridos, a los que aporta capacidad quirúrgica',
          ar: 'المرافق الصحية التي تفوق أعداد المصابين طاقتها، إذ يزيد من قدرتها الجراحية',
        },
        {
          en: 'A size that can grow or shrink, for example with more room for wards',
          fr: 'Une emprise modulable, par exemple avec davantage de place pour l’hospitalisation',
          es: 'Un tamaño adaptable, por ejemplo con más espacio de hospitalización',
          ar: 'مساحة قابلة للتوسيع أو التقليص، كإضافة مساحة للأجنحة مثلًا',
        },
      ],
    },
    {
      kind: 'personnel',
      total: {
        en: 'Typically 5 from the National Society that sends the unit, and 30 to 45 local staff',
        fr: 'En général 5 personnes de la Société nationale qui envoie l’unité et 30 à 45 personnes recrutées sur place',
        es: 'Por lo general, 5 personas de la Sociedad Nacional que envía la unidad y de 30 a 45 personas contratadas en el lugar',
        ar: 'عادةً 5 أشخاص من الجمعية الوطنية الموفِدة للوحدة، ومن 30 إلى 45 موظفًا محليًا',
      },
      composition: [
        { en: 'A surgeon', fr: 'Un chirurgien', es: 'Un cirujano', ar: 'جرّاح' },
        { en: 'An anaesthetist', fr: 'Un anesthésiste', es: 'Un anestesista', ar: 'طبيب تخدير' },
        {
          en: 'One or more theatre nurses',
          fr: 'Un ou plusieurs infirmiers de bloc opératoire',
          es: 'Uno o más enfermeros de quirófano',
          ar: 'ممرض عمليات واحد أو أكثر',
        },
        {
          en: 'One or more ward nurses',
          fr: 'Un ou plusieurs infirmiers d’hospitalisation',
          es: 'Uno o más enfermeros de planta',
          ar: 'ممرض أجنحة واحد أو أكثر',
        },
      ],
      notes: [
        {
          en: 'The staffing aimed at is that of the Emergency Hospital:',
          fr: 'L’effectif visé est celui de l’hôpital d’urgence :',
          es: 'La dotación a la que se aspira es la del hospital de emergencia:',
          ar: 'نسب التوظيف المستهدفة هي نفسها المعتمدة في مستشفى الطوارئ:',
        },
        THEATRE_STAFF_RATIOS,
        NURSES_PER_BED,
      ],
    },
    {
      kind: 'components',
      paragraphs: [MODULE_NAMES_VARY],
      labelled: [
        SURGERY,
        STERILISATION,
        LABORATORY,
        {
          label: PHARMACEUTICALS.label,
          text: {
            en: 'enough for 300 operations, much like the ICRC kit for 50 wounded',
            fr: 'de quoi réaliser 300 interventions, sur le modèle du kit du CICR pour 50 blessés',
            es: 'para 300 operaciones, de forma similar al kit del CICR para 50 heridos',
            ar: 'ما يكفي 300 عملية، على غرار مجموعة اللجنة الدولية للصليب الأحمر المخصصة لخمسين جريحًا',
          },
        },
        WASTE,
      ],
    },
    { kind: 'specifications', cost: { from: 400_000 }, societies: ['canadian'] },
    { kind: 'variation', items: CLINICAL_VARIATIONS },
  ],
};
