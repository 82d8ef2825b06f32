import type { Language } from '#contracts/languages.ts';

interface PageText {
  title: string;
  text: string;
  /** Of the button or link below. */
  action?: string;
}

/** The pages that mailed links open: a question before a change, and what came of it. */
export type LinkPage =
  | 'verify'
  | 'active'
  | 'waiting'
  | 'invalid'
  | 'approve'
  | 'approved'
  | 'invalidApproval';

export const LINK_PAGE_TEXTS: Record<Language, Record<LinkPage, PageText>> = {
  en: {
    verify: {
      title: 'Confirm your e-mail address',
      text: 'Press the button to confirm that this e-mail address is yours:',
      action: 'Confirm my address',
    },
    active: {
      title: 'Your account is active',
      text: 'Your e-mail address is confirmed. You can now sign in.',
      action: 'Go to login',
    },
    waiting: {
      title: 'Your address is confirmed',
      text: 'An administrator of your region now checks your request. This may take some days; you will get an e-mail as soon as your account is active.',
    },
    invalid: {
      title: 'This link is not valid',
      text: 'It was used already, its time is over, or it is incomplete. If you cannot sign in, ask for a new link.',
      action: 'Ask for a new link',
    },
    approve: {
      title: 'Give access',
      text: 'Press the button to activate the account of:',
      action: 'Give access',
    },
    approved: {
      title: 'The account is active',
      text: 'The person has been told by e-mail.',
    },
    invalidApproval: {
      title: 'This link is not valid',
      text: 'It was used already, perhaps by another administrator, or its time is over.',
    },
  },
  fr: {
    verify: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Appuyez sur le bouton pour confirmer que cette adresse e-mail est la vôtre :',
      action: 'Confirmer mon adresse',
    },
    active: {
      title: 'Votre compte est actif',
      text: 'Votre adresse e-mail est confirmée. Vous pouvez désormais vous connecter.',
      action: 'Se connecter',
    },
    waiting: {
      title: 'Votre adresse est confirmée',
      text: 'Un administrateur de votre région examine maintenant votre demande. Cela peut prendre quelques jours ; vous recevrez un e-mail dès que votre compte sera actif.',
    },
    invalid: {
      title: 'Ce lien n’est pas valable',
      text: 'Il a déjà été utilisé, il a expiré ou il est incomplet. Si vous ne pouvez pas vous connecter, demandez un nouveau lien.',
      action: 'Demander un nouveau lien',
    },
    approve: {
      title: 'Accorder l’accès',
      text: 'Appuyez sur le bouton pour activer le compte de :',
      action: 'Accorder l’accès',
    },
    approved: {
      title: 'Le compte est actif',
      text: 'La personne en a été informée par e-mail.',
    },
    invalidApproval: {
      title: 'Ce lien n’est pas valable',
      text: 'Il a déjà été utilisé, peut-être par un autre administrateur, ou il a expiré.',
    },
  },
  es: {
    verify: {
      title: 'Confirme su correo electrónico',
      text: 'Pulse el botón para confirmar que esta dirección de correo electrónico es suya:',
      action: 'Confirmar mi dirección',
    },
    active: {
      title: 'Su cuenta está activa',
      text: 'Su dirección de correo electrónico está confirmada. Ya puede iniciar sesión.',
      action: 'Iniciar sesión',
    },
    waiting: {
      title: 'Su dirección está confirmada',
      text: 'Un administrador de su región revisará ahora su solicitud. Puede tardar unos días; recibirá un correo en cuanto su cuenta esté activa.',
    },
    invalid: {
      title: 'Este enlace no es válido',
      text: 'Ya se ha utilizado, ha caducado o está incompleto. Si no puede iniciar sesión, solicite un nuevo enlace.',
      action: 'Solicitar un nuevo enlace',
    },
    approve: {
      title: 'Conceder acceso',
      text: 'Pulse el botón para activar la cuenta de:',
      action: 'Conceder acceso',
    },
    approved: {
      title: 'La cuenta está activa',
      text: 'Se ha informado a la persona por correo electrónico.',
    },
    invalidApproval: {
      title: 'Este enlace no es válido',
      text: 'Ya se ha utilizado, quizá por otro administrador, o ha caducado.',
    },
  },
  ar: {
    verify: {
      title: 'أكّد عنوان بريدك الإلكتروني',
      text: 'اضغط على الزر لتأكيد أن عنوان البريد الإلكتروني هذا يخصك:',
      action: 'تأكيد عنواني',
    },
    active: {
      title: 'حسابك مفعّل',
      text: 'تم تأكيد عنوان بريدك الإلكتروني. يمكنك الآن تسجيل الدخول.',
      action: 'الانتقال إلى تسجيل الدخول',
    },
    waiting: {
      title: 'تم تأكيد عنوانك',
      text: 'سيراجع أحد مسؤولي منطقتك طلبك الآن. قد يستغرق ذلك بضعة أيام، وستصلك رسالة إلكترونية فور تفعيل حسابك.',
    },
    invalid: {
      title: 'هذا الرابط غير صالح',
      text: 'استُخدم من قبل أو انتهت مدته أو أنه غير مكتمل. إذا تعذر عليك تسجيل الدخول فاطلب رابطًا جديدًا.',
      action: 'طلب رابط جديد',
    },
    approve: {
      title: 'منح حق الوصول',
      text: 'اضغط على الزر لتفعيل حساب:',
      action: 'منح حق الوصول',
    },
    approved: {
      title: 'الحساب مفعّل',
      text: 'تم إبلاغ صاحب الحساب بالبريد الإلكتروني.',
    },
    invalidApproval: {
      title: 'هذا الرابط غير صالح',
      text: 'استُخدم من قبل، ربما من مسؤول آخر، أو انتهت مدته.',
    },
  },
};
