import type { Language } from '#contracts/languages.ts';

interface PageText {
  title: string;
  text: string;
  /** Of the password's field, where one is asked for. */
  label?: string;
  /** Of the button or link below. */
  action?: string;
}

/** The pages that mailed links open: a question before a change, and what came of it. */
export type LinkPage =
  | 'verify'
  | 'wrongPassword'
  | 'tooMany'
  | 'active'
  | 'waiting'
  | 'invalid'
  | 'approve'
  | 'approved'
  | 'invalidApproval'
  | 'confirmProfile'
  | 'profileConfirmed';

export const LINK_PAGE_TEXTS: Record<Language, Record<LinkPage, PageText>> = {
  en: {
    confirmProfile: {
      title: 'Confirm a profile',
      text: 'Confirm the country and organization named in the email, for the account of:',
      action: 'Confirm',
    },
    profileConfirmed: {
      title: 'The profile is confirmed',
      text: 'It now takes effect. We have emailed them.',
    },
    verify: {
      title: 'Confirm your email address',
      text: 'Confirm that this email address and registration are yours. Enter the password that you chose when you registered:',
      label: 'Password',
      action: 'Confirm my address',
    },
    wrongPassword: {
      title: 'This is not the password of this registration',
      text: 'Try again. If you registered more than once, open the newest email. If you no longer know the password, register again. If it was not you who registered, close this page: nothing has been confirmed.',
      label: 'Password',
      action: 'Confirm my address',
    },
    tooMany: {
      title: 'Too many attempts',
      text: 'Wait a quarter of an hour, then open the link in the email again.',
    },
    active: {
      title: 'Your account is active',
      text: 'Your email address is confirmed. You can now sign in.',
      action: 'Sign in',
    },
    waiting: {
      title: 'Your address is confirmed',
      text: 'An administrator for your region will check your request. This may take a few days. You will get an email as soon as your account is active.',
    },
    invalid: {
      title: 'This link is not valid',
      text: 'It has already been used, has expired or is incomplete. If you cannot sign in, ask for a new link.',
      action: 'Ask for a new link',
    },
    approve: {
      title: 'Give access',
      text: 'Activate the account of:',
      action: 'Give access',
    },
    approved: {
      title: 'The account is active',
      text: 'We have emailed them.',
    },
    invalidApproval: {
      title: 'This link is not valid',
      text: 'It has already been used, perhaps by another administrator, or has expired.',
    },
  },
  fr: {
    confirmProfile: {
      title: 'Confirmer un profil',
      text: 'Appuyez sur le bouton pour confirmer le pays et l’organisation indiqués dans l’e-mail, pour le compte de :',
      action: 'Confirmer',
    },
    profileConfirmed: {
      title: 'Le profil est confirmé',
      text: 'Il est désormais pris en compte. La personne en a été informée par e-mail.',
    },
    verify: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Saisissez le mot de passe que vous avez choisi lors de votre inscription. Il confirme que l’adresse et l’inscription sont bien les vôtres :',
      label: 'Mot de passe',
      action: 'Confirmer mon adresse',
    },
    wrongPassword: {
      title: 'Ce n’est pas le mot de passe de cette inscription',
      text: 'Réessayez. Si vous vous êtes inscrit plusieurs fois, ouvrez l’e-mail le plus récent. Si vous ne connaissez plus le mot de passe, inscrivez-vous de nouveau. Si l’inscription ne vient pas de vous, fermez cette page : rien n’a été confirmé.',
      label: 'Mot de passe',
      action: 'Confirmer mon adresse',
    },
    tooMany: {
      title: 'Trop de tentatives',
      text: 'Attendez un quart d’heure, puis ouvrez de nouveau le lien de l’e-mail.',
    },
    active: {
      title: 'Votre compte est actif',
      text: 'Votre adresse e-mail est confirmée. Vous pouvez désormais vous connecter.',
      action: 'Se connecter',
    },
    waiting: {
      title: 'Votre adresse est confirmée',
      text: 'Un administrateur de votre région examine maintenant votre demande. Cela peut prendre quelques jours ; vous recevrez un e-mail dès que votre compte sera actif.',
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      text: 'Il a déjà été utilisé, il a expiré ou il est incomplet. Si vous ne pouvez pas vous connecter, demandez un nouveau lien.',
      action: 'Demander un nouveau lien',
    },
    approve: {
      title: 'Accorder l’accès',
      text: 'Appuyez sur le bouton pour activer le compte de :',
      action: 'Accorder l’accès',
    },
    approved: {
      title: 'Le compte est actif',
      text: 'La personne en a été informée par e-mail.',
    },
    invalidApproval: {
      title: 'Ce lien n’est pas valide',
      text: 'Il a déjà été utilisé, peut-être par un autre administrateur, ou il a expiré.',
    },
  },
  es: {
    confirmProfile: {
      title: 'Confirmar un perfil',
      text: 'Pulse el botón para confirmar el país y la organización que indica el correo, de la cuenta de:',
      action: 'Confirmar',
    },
    profileConfirmed: {
      title: 'El perfil está confirmado',
      text: 'A partir de ahora es válido. Se ha informado a la persona por correo electrónico.',
    },
    verify: {
      title: 'Confirme su correo electrónico',
      text: 'Introduzca la contraseña que eligió al registrarse. Confirma que tanto la dirección como el registro son suyos:',
      label: 'Contraseña',
      action: 'Confirmar mi dirección',
    },
    wrongPassword: {
      title: 'Esta no es la contraseña de este registro',
      text: 'Inténtelo de nuevo. Si se registró varias veces, abra el correo más reciente. Si ya no recuerda la contraseña, regístrese de nuevo. Si no fue usted quien se registró, cierre esta página: no se ha confirmado nada.',
      label: 'Contraseña',
      action: 'Confirmar mi dirección',
    },
    tooMany: {
      title: 'Demasiados intentos',
      text: 'Espere un cuarto de hora y vuelva a abrir el enlace del correo.',
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
    confirmProfile: {
      title: 'تأكيد ملف شخصي',
      text: 'اضغط على الزر لتأكيد البلد والمنظمة المذكورين في الرسالة لحساب:',
      action: 'تأكيد',
    },
    profileConfirmed: {
      title: 'تم تأكيد الملف الشخصي',
      text: 'يُعتد به من الآن. تم إبلاغ صاحب الحساب بالبريد الإلكتروني.',
    },
    verify: {
      title: 'أكّد عنوان بريدك الإلكتروني',
      text: 'أدخل كلمة المرور التي اخترتها عند التسجيل، فهي تؤكد أن العنوان والتسجيل يخصانك:',
      label: 'كلمة المرور',
      action: 'تأكيد عنواني',
    },
    wrongPassword: {
      title: 'ليست هذه كلمة مرور هذا التسجيل',
      text: 'أعد المحاولة. إذا سجّلت أكثر من مرة فافتح أحدث رسالة. وإذا نسيت كلمة المرور فسجّل من جديد. وإذا لم تكن أنت من سجّل فأغلق هذه الصفحة: لم يُؤكَّد أي شيء.',
      label: 'كلمة المرور',
      action: 'تأكيد عنواني',
    },
    tooMany: {
      title: 'محاولات كثيرة جدًا',
      text: 'انتظر ربع ساعة ثم افتح الرابط الوارد في الرسالة من جديد.',
    },
    active: {
      title: 'حسابك مفعّل',
      text: 'تم تأكيد عنوان بريدك الإلكتروني. يمكنك الآن تسجيل الدخول.',
      action: 'تسجيل الدخول',
    },
    waiting: {
      title: 'تم تأكيد عنوانك',
      text: 'سيراجع أحد مسؤولي منطقتك طلبك الآن. قد يستغرق ذلك بضعة أيام، وستصلك رسالة إلكترونية فور تفعيل حسابك.',
    },
    invalid: {
      title: 'هذا الرابط غير صالح',
      text: 'استُخدم من قبل أو انتهت مدته أو أنه غير مكتمل. إذا تعذّر عليك تسجيل الدخول فاطلب رابطًا جديدًا.',
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
