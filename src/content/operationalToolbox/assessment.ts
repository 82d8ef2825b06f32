import { SP, type ToolboxArea } from './toolboxArea.ts';

export const ASSESSMENT: ToolboxArea = {
  id: 'assessment',
  name: { en: 'Assessment', fr: 'Évaluation', es: 'Evaluación', ar: 'التقييم' },
  folder: `${SP}/:f:/s/IFRCSharing/Ekit1U5FOdZHqTgBCJUrMrcBwZBI7B5616wXmd0qf48JvA?e=NEkWJa`,
  preDisaster: [
    {
      en: 'Analyse secondary data from before the disaster',
      fr: 'Analyser les données secondaires antérieures à la catastrophe',
      es: 'Analizar los datos secundarios previos al desastre',
      ar: 'تحليل البيانات الثانوية السابقة للكارثة',
    },
  ],
  steps: [
    {
      label: {
        en: 'Needs assessments (initial, rapid, in-depth, multi-sector): design, collect, analyse, share',
        fr: 'Évaluations des besoins (initiale, rapide, approfondie, multisectorielle) : concevoir, collecter, analyser, partager',
        es: 'Evaluaciones de necesidades (inicial, rápida, detallada, multisectorial): diseñar, recopilar, analizar, compartir',
        ar: 'تقييم الاحتياجات (الأولي والسريع والمتعمق والمتعدد القطاعات): التصميم والجمع والتحليل والتبادل',
      },
      from: 0.3,
      to: 7,
      href: `${SP}/:f:/s/IFRCSharing/EoEvMuAQ97lOm7vibFy6OEYBfbdF5l0cDjGpNPMYH_uVLw?e=hffR2U`,
    },
  ],
};
