import { sharePointDocument } from '../../sharepoint.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    {
      kind: 'overview',
      paragraphs: [
        {
          en: 'Protracted, silent and small or medium disasters are growing in number, and the climate raises the risks to health, food, water and protection. Answering them takes more funding, more capacity to raise it and more accountability.',
          fr: 'Les catastrophes prolongées, silencieuses, petites ou moyennes se multiplient, et le climat accroît les risques pour la santé, l’alimentation, l’eau et la protection. Y répondre exige davantage de fonds, de capacités pour les mobiliser et de redevabilité.',
          es: 'Aumentan los desastres prolongados, silenciosos y pequeños o medianos, y el clima agrava los riesgos para la salud, los alimentos, el agua y la protección. Responder a ellos exige más fondos, más capacidad para captarlos y mayor rendición de cuentas.',
          ar: 'يتزايد عدد الكوارث الممتدة والصامتة والصغيرة أو المتوسطة، ويزيد المناخ المخاطر على الصحة والغذاء والمياه والحماية. وتتطلب مواجهتها مزيدًا من التمويل ومن القدرة على جمعه ومن المساءلة.',
        },
        {
          en: 'Rapid response personnel for disaster risk reduction work beside those for recovery, so that long-term action is assessed and planned from the start, creates no new risks and builds resilience.',
          fr: 'Le personnel de réponse rapide pour la réduction des risques de catastrophe travaille aux côtés de celui du relèvement, afin que l’action à long terme soit évaluée et planifiée dès le départ, ne crée pas de nouveaux risques et renforce la résilience.',
          es: 'El personal de respuesta rápida para la reducción del riesgo de desastres trabaja junto con el de recuperación, para que la acción a largo plazo se evalúe y planifique desde el principio, no cree nuevos riesgos y fortalezca la resiliencia.',
          ar: 'ويعمل أفراد الاستجابة السريعة للحد من مخاطر الكوارث إلى جانب أفراد التعافي لكي يُقيَّم العمل الطويل الأجل ويُخطَّط له منذ البداية، فلا ينشئ مخاطر جديدة ويبني القدرة على الصمود.',
        },
      ],
    },
    {
      kind: 'roleProfiles',
      links: [
        {
          label: {
            en: 'Disaster Risk Reduction and Climate Action Coordinator',
            fr: 'Coordonnateur de la réduction des risques de catastrophe et de l’action climatique',
            es: 'Coordinador de reducción del riesgo de desastres y acción climática',
            ar: 'منسق الحد من مخاطر الكوارث والعمل المناخي',
          },
          href: sharePointDocument('EbivNvjEqjxLkiJA3xeaLlUBDCyH8Oh4U8Y7gaRA3XROUQ'),
        },
      ],
    },
  ],
};
