import type { Language } from '#contracts/languages.ts';

/** What mails say, paragraph by paragraph. `{product}`, `{name}`, `{link}` and the like are filled in; a link stands alone. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
}

export const MAIL_KINDS = [
  'verify',
  'alreadyRegistered',
  'approve',
  'activated',
  'recover',
  'passwordChanged',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Every mail in every language. */
export const MAIL_TEXTS: Record<Language, Record<MailKind, MailText>> = {
  en: {
    verify: {
      subject: 'Confirm your e-mail address for {product}',
      paragraphs: [
        'Dear {name},',
        'An account for {product} was requested with this e-mail address. Open this link to confirm that it is yours. It is valid for 30 days and can be used once:',
        '{link}',
        'If it was not you, ignore this message: without confirmation the account cannot be used.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account for {product}',
      paragraphs: [
        'Dear {name},',
        'Somebody asked for a new account for {product} with this e-mail address. You already have one, and it has not changed. If you have forgotten your password, choose a new one here:',
        '{link}',
        'If it was not you, you do not need to do anything.',
      ],
    },
    approve: {
      subject: '{product}: {applicant} asks for access',
      paragraphs: [
        'Dear {name},',
        '{applicant} ({email}), {organization}, asks for access to {product}. The e-mail address has been confirmed, but its domain is not on the list of allowed domains.',
        'Justification: {justification}',
        'If you know the person or have checked the request, give access here:',
        '{link}',
        'Otherwise ignore this message.',
      ],
    },
    activated: {
      subject: 'Your account for {product} is active',
      paragraphs: ['Dear {name},', 'Your request was accepted. You can now sign in:', '{link}'],
    },
    recover: {
      subject: 'Choose a new password for {product}',
      paragraphs: [
        'Dear {name},',
        'Somebody asked for a new password for your account (user name: {username}). Open this link to choose one. It is valid for one hour and can be used once:',
        '{link}',
        'If it was not you, ignore this message: your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: 'Your password for {product} was changed',
      paragraphs: [
        'Dear {name},',
        'The password of your account was changed just now, and your other sessions were ended.',
        'If it was not you, choose a new password at once:',
        '{link}',
      ],
    },
  },
  fr: {
    verify: {
      subject: 'Confirmez votre adresse e-mail pour {product}',
      paragraphs: [
        'Bonjour {name},',
        'Un compte {product} a été demandé avec cette adresse e-mail. Ouvrez ce lien pour confirmer qu’elle est bien la vôtre. Il est valable 30 jours et ne peut être utilisé qu’une fois :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : sans confirmation, le compte ne peut pas être utilisé.',
      ],
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte {product}',
      paragraphs: [
        'Bonjour {name},',
        'Quelqu’un a demandé un nouveau compte {product} avec cette adresse e-mail. Vous en avez déjà un, et il n’a pas été modifié. Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      ],
    },
    approve: {
      subject: '{product} : {applicant} demande un accès',
      paragraphs: [
        'Bonjour {name},',
        '{applicant} ({email}), {organization}, demande un accès à {product}. L’adresse e-mail a été confirmée, mais son domaine ne figure pas sur la liste des domaines autorisés.',
        'Justification : {justification}',
        'Si vous connaissez cette personne ou avez vérifié sa demande, accordez-lui l’accès ici :',
        '{link}',
        'Sinon, ignorez ce message.',
      ],
    },
    activated: {
      subject: 'Votre compte {product} est actif',
      paragraphs: [
        'Bonjour {name},',
        'Votre demande a été acceptée. Vous pouvez désormais vous connecter :',
        '{link}',
      ],
    },
    recover: {
      subject: 'Choisissez un nouveau mot de passe pour {product}',
      paragraphs: [
        'Bonjour {name},',
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte (nom d’utilisateur : {username}). Ouvrez ce lien pour en choisir un. Il est valable une heure et ne peut être utilisé qu’une fois :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.',
      ],
    },
    passwordChanged: {
      subject: 'Votre mot de passe {product} a été modifié',
      paragraphs: [
        'Bonjour {name},',
        'Le mot de passe de votre compte vient d’être modifié et vos autres sessions ont été fermées.',
        'Si vous n’êtes pas à l’origine de ce changement, choisissez immédiatement un nouveau mot de passe :',
        '{link}',
      ],
    },
  },
  es: {
    verify: {
      subject: 'Confirme su correo electrónico para {product}',
      paragraphs: [
        'Hola, {name}:',
        'Se ha solicitado una cuenta de {product} con esta dirección de correo electrónico. Abra este enlace para confirmar que es suya. Es válido durante 30 días y solo puede usarse una vez:',
        '{link}',
        'Si no la ha solicitado usted, ignore este mensaje: sin confirmación, la cuenta no puede utilizarse.',
      ],
    },
    alreadyRegistered: {
      subject: 'Ya tiene una cuenta de {product}',
      paragraphs: [
        'Hola, {name}:',
        'Alguien ha solicitado una cuenta nueva de {product} con esta dirección de correo electrónico. Usted ya tiene una y no ha cambiado. Si ha olvidado su contraseña, elija otra aquí:',
        '{link}',
        'Si no ha sido usted, no tiene que hacer nada.',
      ],
    },
    approve: {
      subject: '{product}: {applicant} solicita acceso',
      paragraphs: [
        'Hola, {name}:',
        '{applicant} ({email}), {organization}, solicita acceso a {product}. La dirección de correo electrónico está confirmada, pero su dominio no figura en la lista de dominios permitidos.',
        'Justificación: {justification}',
        'Si conoce a esta persona o ha comprobado la solicitud, concédale acceso aquí:',
        '{link}',
        'De lo contrario, ignore este mensaje.',
      ],
    },
    activated: {
      subject: 'Su cuenta de {product} está activa',
      paragraphs: ['Hola, {name}:', 'Su solicitud ha sido aceptada. Ya puede iniciar sesión:', '{link}'],
    },
    recover: {
      subject: 'Elija una nueva contraseña para {product}',
      paragraphs: [
        'Hola, {name}:',
        'Alguien ha solicitado una nueva contraseña para su cuenta (nombre de usuario: {username}). Abra este enlace para elegirla. Es válido durante una hora y solo puede usarse una vez:',
        '{link}',
        'Si no ha sido usted, ignore este mensaje: su contraseña no cambia.',
      ],
    },
    passwordChanged: {
      subject: 'Su contraseña de {product} ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'La contraseña de su cuenta acaba de cambiar y sus demás sesiones se han cerrado.',
        'Si no ha sido usted, elija de inmediato una nueva contraseña:',
        '{link}',
      ],
    },
  },
  ar: {
    verify: {
      subject: 'أكّد عنوان بريدك الإلكتروني لمنصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'طُلب إنشاء حساب على منصة {product} بعنوان البريد الإلكتروني هذا. افتح هذا الرابط لتأكيد أنه عنوانك. الرابط صالح لمدة 30 يومًا ولاستخدام واحد فقط:',
        '{link}',
        'إذا لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: لا يمكن استخدام الحساب من دون تأكيد.',
      ],
    },
    alreadyRegistered: {
      subject: 'لديك حساب بالفعل على منصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'طلب شخص ما حسابًا جديدًا على منصة {product} بعنوان البريد الإلكتروني هذا. لديك حساب بالفعل ولم يتغير. إذا نسيت كلمة المرور فاختر كلمة جديدة من هنا:',
        '{link}',
        'إذا لم تكن أنت من طلب ذلك فلا داعي لاتخاذ أي إجراء.',
      ],
    },
    approve: {
      subject: '{product}: طلب وصول من {applicant}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'يطلب {applicant} ({email})، {organization}، الوصول إلى منصة {product}. تم تأكيد عنوان البريد الإلكتروني، لكن نطاقه غير مدرج في قائمة النطاقات المسموح بها.',
        'سبب الطلب: {justification}',
        'إذا كنت تعرف هذا الشخص أو تحققت من الطلب فامنحه حق الوصول من هنا:',
        '{link}',
        'وإلا فتجاهل هذه الرسالة.',
      ],
    },
    activated: {
      subject: 'حسابك على منصة {product} مفعّل',
      paragraphs: ['عزيزي/عزيزتي {name}،', 'تم قبول طلبك. يمكنك الآن تسجيل الدخول:', '{link}'],
    },
    recover: {
      subject: 'اختر كلمة مرور جديدة لمنصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'طلب شخص ما كلمة مرور جديدة لحسابك (اسم المستخدم: {username}). افتح هذا الرابط لاختيارها. الرابط صالح لمدة ساعة واحدة ولاستخدام واحد فقط:',
        '{link}',
        'إذا لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      ],
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة مرورك على منصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'تم تغيير كلمة مرور حسابك للتو، وأُنهيت جلساتك الأخرى.',
        'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة على الفور:',
        '{link}',
      ],
    },
  },
};
