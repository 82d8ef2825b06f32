import { BEING_DEVELOPED } from '../../sharedHealth.ts';
import type { CataloguePage } from '../../types.ts';

export const page: CataloguePage = {
  blocks: [
    { kind: 'capacity', paragraphs: [BEING_DEVELOPED] },
    {
      kind: 'services',
      paragraphs: [
        {
          en: 'Help to start the community-based management of acute malnutrition (CMAM) quickly and to keep it going.',
          fr: 'Une aide pour lancer rapidement la prise en charge communautaire de la malnutrition aiguë (PCMA) et pour la maintenir.',
          es: 'Ayuda para poner en marcha con rapidez el manejo comunitario de la desnutrición aguda (CMAM) y mantenerlo.',
          ar: 'المساعدة على البدء السريع بالإدارة المجتمعية لسوء التغذية الحاد (CMAM) وعلى مواصلتها.',
        },
      ],
    },
    {
      kind: 'designedFor',
      paragraphs: [
        {
          en: 'Fewer deaths and less illness from acute malnutrition, by timely diagnosis and treatment and by a stronger local capacity, in the health system and in the community.',
          fr: 'Réduire les décès et les maladies dus à la malnutrition aiguë, par un diagnostic et un traitement rapides et par le renforcement des capacités locales, dans le système de santé comme dans la communauté.',
          es: 'Reducir las muertes y enfermedades por desnutrición aguda, mediante un diagnóstico y un tratamiento oportunos y el fortalecimiento de la capacidad local, en el sistema de salud y en la comunidad.',
          ar: 'الحد من الوفيات والأمراض الناجمة عن سوء التغذية الحاد، بالتشخيص والعلاج في الوقت المناسب وبتعزيز القدرات المحلية في النظام الصحي وفي المجتمع المحلي.',
        },
      ],
    },
    { kind: 'specifications', societies: ['french'] },
  ],
};
