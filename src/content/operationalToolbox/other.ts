import { SP, type ToolboxArea } from './toolboxArea.ts';

export const OTHER: ToolboxArea = {
  id: 'other',
  name: { en: 'Other', fr: 'Autres', es: 'Otros', ar: 'أخرى' },
  folder: `${SP}/:f:/s/IFRCSharing/EunRRnfObqxFvy7UhvoJ1aMBwPBqAfrkzLNvBmuIccPdRg?e=i4tMhz`,
  preDisaster: [
    {
      en: 'Review the status agreement',
      fr: 'Revoir l’accord de statut',
      es: 'Revisar el acuerdo de estatuto',
      ar: 'مراجعة اتفاق الوضع القانوني',
    },
    {
      en: 'Review the rules of international disaster law',
      fr: 'Revoir les règles du droit international relatif aux catastrophes',
      es: 'Revisar la normativa del derecho internacional relativo a desastres',
      ar: 'مراجعة قواعد القانون الدولي للكوارث',
    },
    {
      en: 'Review the tripartite agreement',
      fr: 'Revoir l’accord tripartite',
      es: 'Revisar el acuerdo tripartito',
      ar: 'مراجعة الاتفاق الثلاثي',
    },
  ],
  steps: [
    {
      label: {
        en: 'Environmental aspects considered',
        fr: 'Prise en compte des aspects environnementaux',
        es: 'Consideración de los aspectos ambientales',
        ar: 'مراعاة الجوانب البيئية',
      },
      from: 2,
      to: 3.4,
      href: `${SP}/:f:/s/IFRCSharing/EiMzmHnXvBxJqWm17AdqMgEBEZFFH5-C1dLcx4bM1jlcGw`,
    },
    {
      label: {
        en: 'Compliance steps: prevention of sexual exploitation and abuse, child protection, code of conduct, fraud',
        fr: 'Étapes de conformité : prévention de l’exploitation et des abus sexuels, protection de l’enfance, code de conduite, fraude',
        es: 'Pasos de cumplimiento: prevención de la explotación y los abusos sexuales, protección de la infancia, código de conducta, fraude',
        ar: 'خطوات الامتثال: منع الاستغلال والانتهاك الجنسيين وحماية الطفل ومدونة السلوك ومكافحة الاحتيال',
      },
      from: 3,
      to: 5.4,
      href: `${SP}/:f:/s/IFRCSharing/Ehpgtwo3zXVOowJihJtw5EYBT5YeOYAwlJq22ZZnpxFG1Q`,
    },
  ],
};
