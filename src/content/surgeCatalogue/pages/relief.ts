import { EMERGENCY_RESPONSE_UNIT } from '../sharedServiceKinds.ts';
import { sharePointDocument } from '../sharepoint.ts';
import type { CataloguePage } from '../types.ts';

export const page: CataloguePage = {
  intro: [
    {
      en: 'The Relief ERU gets relief goods to the right people fast, well coordinated and with dignity. It covers the choice of the people to be helped, their registration, distribution and monitoring.',
      fr: 'L’ERU secours fait parvenir les secours aux bonnes personnes, vite, de façon bien coordonnée et dans la dignité. Elle couvre le choix des personnes à aider, leur enregistrement, la distribution et le suivi.',
      es: 'La ERU de socorro hace llegar los bienes de socorro a las personas indicadas con rapidez, buena coordinación y dignidad. Abarca la selección de las personas que recibirán ayuda, su registro, la distribución y el seguimiento.',
      ar: 'توصل وحدة الاستجابة للطوارئ المعنية بالإغاثة مواد الإغاثة إلى مستحقيها بسرعة وتنسيق جيد وعلى نحو يصون الكرامة. ويشمل عملها اختيار من تُقدَّم إليهم المساعدة وتسجيلهم والتوزيع والرصد.',
    },
    {
      en: 'It also provides emergency shelter and, where they fit, vouchers and cash.',
      fr: 'Elle fournit aussi des abris d’urgence et, lorsque cela convient, des coupons et des espèces.',
      es: 'También proporciona alojamiento de emergencia y, cuando conviene, cupones y efectivo.',
      ar: 'وتوفر أيضًا المأوى الطارئ، والقسائم والنقود حيثما كان ذلك مناسبًا.',
    },
  ],
  blocks: [
    {
      kind: 'rapidResponsePersonnel',
      cards: [
        {
          title: 'competencyFramework',
          links: [
            {
              label: { en: 'Relief', fr: 'Secours', es: 'Socorro', ar: 'الإغاثة' },
              href: sharePointDocument('EfyJmGf6d9NEniDFNg3KqAMBK9J0_iE2Ff-hAdR4HGJKgw'),
            },
          ],
        },
      ],
    },
    {
      kind: 'serviceCards',
      cards: [
        {
          title: EMERGENCY_RESPONSE_UNIT,
          links: [
            {
              label: {
                en: 'Relief ERU',
                fr: 'ERU secours',
                es: 'ERU de socorro',
                ar: 'وحدة الاستجابة للطوارئ المعنية بالإغاثة',
              },
              to: 'relief/eru',
            },
          ],
        },
      ],
    },
  ],
};
