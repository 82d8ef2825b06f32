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
  'confirmProfile',
  'profileConfirmed',
  'tokenMade',
  'drefShared',
  'flashUpdate',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Every mail in every language. */
export const MAIL_TEXTS: Record<Language, Record<MailKind, MailText>> = {
  en: {
    confirmProfile: {
      subject: '{product}: {applicant} asks you to confirm a profile',
      paragraphs: [
        'Dear {name},',
        '{applicant} ({email}), {organization}, has told us that they belong to this country and type of organization: {country}, {type}. Until an administrator confirms this, they cannot open its records or choose its visibilities.',
        'If you know the person or have checked it, confirm it here. The link is valid for 30 days and can be used once:',
        '{link}',
        'Otherwise ignore this message.',
      ],
    },
    profileConfirmed: {
      subject: 'Your profile on {product} is confirmed',
      paragraphs: [
        'Dear {name},',
        'An administrator has confirmed your country and type of organization. Your profile:',
        '{link}',
      ],
    },
    verify: {
      subject: 'Confirm your email address for {product}',
      paragraphs: [
        'Dear {name},',
        'Someone has requested a {product} account with this email address. Open this link and enter your password to confirm that it is yours. The link is valid for 30 days and can be used once:',
        '{link}',
        'If this was not you, ignore this message. Without confirmation the account cannot be used.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account for {product}',
      paragraphs: [
        'Dear {name},',
        'Someone asked for a new account for {product} with this email address. You already have one, and it has not changed. If you have forgotten your password, choose a new one here:',
        '{link}',
        'If this was not you, you do not need to do anything.',
      ],
    },
    approve: {
      subject: '{product}: {applicant} is requesting access',
      paragraphs: [
        'Dear {name},',
        '{applicant} ({email}), {organization}, is requesting access to {product}. The email address has been confirmed, but its domain is not on the list of allowed domains.',
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
        'Someone asked for a new password for your account (username: {username}). Open this link to choose one. It is valid for one hour and can be used once:',
        '{link}',
        'If this was not you, ignore this message. Your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: 'Your password for {product} was changed',
      paragraphs: [
        'Dear {name},',
        'The password of your account has just been changed. You have been signed out everywhere else, and your API tokens have ended.',
        'If this was not you, choose a new password immediately:',
        '{link}',
      ],
    },
    tokenMade: {
      subject: 'You have a new API token for {product}',
      paragraphs: [
        'Dear {name},',
        'The API token “{title}” has just been created for your account. Anyone with it can read what you can read.',
        'If this was not you, choose a new password immediately; that ends all your API tokens:',
        '{link}',
      ],
    },
    drefShared: {
      subject: '{product}: {author} has shared a DREF application with you',
      paragraphs: [
        'Dear {name},',
        '{author} has shared “{title}” with you on {product}. You can read and change the application and all that follows it:',
        '{link}',
      ],
    },
    flashUpdate: {
      subject: '{product} – Flash update: {title}',
      paragraphs: [
        'Dear {name},',
        '{author} of the International Federation of Red Cross and Red Crescent Societies (IFRC) shares this flash update with you: “{title}”.',
        'It is early, provisional information for rapid distribution. Read or print it here:',
        '{link}',
      ],
    },
  },
  fr: {
    confirmProfile: {
      subject: '{product} : {applicant} vous demande de confirmer un profil',
      paragraphs: [
        'Bonjour {name},',
        '{applicant} ({email}), {organization}, indique ce pays et ce type d’organisation : {country}, {type}. Tant qu’un administrateur ne l’a pas confirmé, cela n’ouvre aucun enregistrement et ne permet aucune visibilité.',
        'Si vous connaissez cette personne ou si vous avez vérifié ces informations, confirmez-les ici. Le lien est valable 30 jours et ne peut être utilisé qu’une fois :',
        '{link}',
        'Sinon, ignorez ce message.',
      ],
    },
    profileConfirmed: {
      subject: 'Votre profil {product} est confirmé',
      paragraphs: [
        'Bonjour {name},',
        'Un administrateur a confirmé votre pays et votre type d’organisation. Votre profil :',
        '{link}',
      ],
    },
    verify: {
      subject: 'Confirmez votre adresse e-mail pour {product}',
      paragraphs: [
        'Bonjour {name},',
        'Un compte {product} a été demandé avec cette adresse e-mail. Ouvrez ce lien et saisissez votre mot de passe pour confirmer qu’elle est bien la vôtre. Le lien est valable 30 jours et ne peut être utilisé qu’une fois :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : sans confirmation, le compte ne peut pas être utilisé.',
      ],
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte {product}',
      paragraphs: [
        'Bonjour {name},',
        'Quelqu’un a demandé un nouveau compte {product} avec cette adresse e-mail. Vous en avez déjà un, et il n’a pas été modifié. Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      ],
    },
    approve: {
      subject: '{product} : {applicant} demande un accès',
      paragraphs: [
        'Bonjour {name},',
        '{applicant} ({email}), {organization}, demande un accès à {product}. L’adresse e-mail a été confirmée, mais son domaine ne figure pas sur la liste des domaines autorisés.',
        'Justification : {justification}',
        'Si vous connaissez cette personne ou avez vérifié sa demande, accordez-lui l’accès ici :',
        '{link}',
        'Sinon, ignorez ce message.',
      ],
    },
    activated: {
      subject: 'Votre compte {product} est actif',
      paragraphs: [
        'Bonjour {name},',
        'Votre demande a été acceptée. Vous pouvez désormais vous connecter :',
        '{link}',
      ],
    },
    recover: {
      subject: 'Choisissez un nouveau mot de passe pour {product}',
      paragraphs: [
        'Bonjour {name},',
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte (nom d’utilisateur : {username}). Ouvrez ce lien pour en choisir un. Il est valable une heure et ne peut être utilisé qu’une fois :',
        '{link}',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.',
      ],
    },
    passwordChanged: {
      subject: 'Votre mot de passe {product} a été modifié',
      paragraphs: [
        'Bonjour {name},',
        'Le mot de passe de votre compte vient d’être modifié et vos autres sessions et vos jetons d’API ont pris fin.',
        'Si vous n’êtes pas à l’origine de ce changement, choisissez immédiatement un nouveau mot de passe :',
        '{link}',
      ],
    },
    tokenMade: {
      subject: 'Un nouveau jeton d’API à votre nom pour {product}',
      paragraphs: [
        'Bonjour {name},',
        'Le jeton d’API « {title} » vient d’être créé pour votre compte. Quiconque le possède peut lire en votre nom ce que vous pouvez lire.',
        'Si vous n’êtes pas à l’origine de cette création, choisissez immédiatement un nouveau mot de passe ; tous vos jetons d’API prendront fin :',
        '{link}',
      ],
    },
    drefShared: {
      subject: '{product} : {author} partage une demande DREF avec vous',
      paragraphs: [
        'Bonjour {name},',
        '{author} partage avec vous « {title} » sur {product}. Vous pouvez lire et modifier la demande et tout ce qui la suit :',
        '{link}',
      ],
    },
    flashUpdate: {
      subject: '{product} – Mise à jour flash : {title}',
      paragraphs: [
        'Bonjour {name},',
        '{author}, de la Fédération internationale des Sociétés de la Croix-Rouge et du Croissant-Rouge (IFRC), partage avec vous cette mise à jour flash : « {title} ».',
        'Il s’agit d’informations précoces et provisoires, destinées à une diffusion rapide. Pour la lire ou l’imprimer :',
        '{link}',
      ],
    },
  },
  es: {
    confirmProfile: {
      subject: '{product}: {applicant} le pide que confirme un perfil',
      paragraphs: [
        'Estimado/a {name}:',
        '{applicant} ({email}), {organization}, indica este país y tipo de organización: {country}, {type}. Mientras un administrador no lo confirme, no da acceso a registros ni permite elegir visibilidades.',
        'Si conoce a la persona o lo ha comprobado, confírmelo aquí. El enlace es válido durante 30 días y solo puede usarse una vez:',
        '{link}',
        'En caso contrario, ignore este mensaje.',
      ],
    },
    profileConfirmed: {
      subject: 'Su perfil en {product} está confirmado',
      paragraphs: [
        'Estimado/a {name}:',
        'Un administrador ha confirmado su país y su tipo de organización. Su perfil:',
        '{link}',
      ],
    },
    verify: {
      subject: 'Confirme su correo electrónico para {product}',
      paragraphs: [
        'Estimado/a {name}:',
        'Se ha solicitado una cuenta de {product} con esta dirección de correo electrónico. Abra este enlace e introduzca su contraseña para confirmar que es suya. El enlace es válido durante 30 días y solo puede usarse una vez:',
        '{link}',
        'Si no la ha solicitado usted, ignore este mensaje: sin confirmación, la cuenta no puede utilizarse.',
      ],
    },
    alreadyRegistered: {
      subject: 'Ya tiene una cuenta de {product}',
      paragraphs: [
        'Estimado/a {name}:',
        'Alguien ha solicitado una cuenta nueva de {product} con esta dirección de correo electrónico. Usted ya tiene una y no ha cambiado. Si ha olvidado su contraseña, elija otra aquí:',
        '{link}',
        'Si no ha sido usted, no tiene que hacer nada.',
      ],
    },
    approve: {
      subject: '{product}: {applicant} solicita acceso',
      paragraphs: [
        'Estimado/a {name}:',
        '{applicant} ({email}), {organization}, solicita acceso a {product}. La dirección de correo electrónico está confirmada, pero su dominio no figura en la lista de dominios permitidos.',
        'Justificación: {justification}',
        'Si conoce a esta persona o ha comprobado la solicitud, concédale acceso aquí:',
        '{link}',
        'De lo contrario, ignore este mensaje.',
      ],
    },
    activated: {
      subject: 'Su cuenta de {product} está activa',
      paragraphs: ['Estimado/a {name}:', 'Su solicitud ha sido aceptada. Ya puede iniciar sesión:', '{link}'],
    },
    recover: {
      subject: 'Elija una nueva contraseña para {product}',
      paragraphs: [
        'Estimado/a {name}:',
        'Alguien ha solicitado una nueva contraseña para su cuenta (nombre de usuario: {username}). Abra este enlace para elegirla. Es válido durante una hora y solo puede usarse una vez:',
        '{link}',
        'Si no ha sido usted, ignore este mensaje: su contraseña no cambia.',
      ],
    },
    passwordChanged: {
      subject: 'Su contraseña de {product} ha cambiado',
      paragraphs: [
        'Estimado/a {name}:',
        'La contraseña de su cuenta acaba de cambiar y sus demás sesiones y sus tokens de API han quedado sin efecto.',
        'Si no ha sido usted, elija de inmediato una nueva contraseña:',
        '{link}',
      ],
    },
    tokenMade: {
      subject: 'Un nuevo token de API a su nombre para {product}',
      paragraphs: [
        'Estimado/a {name}:',
        'Se acaba de crear el token de API «{title}» para su cuenta. Quien lo tenga puede leer en su nombre lo que usted puede leer.',
        'Si no ha sido usted, elija de inmediato una nueva contraseña; así quedarán sin efecto todos sus tokens de API:',
        '{link}',
      ],
    },
    drefShared: {
      subject: '{product}: {author} ha compartido una solicitud DREF con usted',
      paragraphs: [
        'Estimado/a {name}:',
        '{author} ha compartido «{title}» con usted en {product}. Puede leer y modificar la solicitud y todo lo que le siga:',
        '{link}',
      ],
    },
    flashUpdate: {
      subject: '{product} – Actualización rápida: {title}',
      paragraphs: [
        'Estimado/a {name}:',
        '{author}, de la Federación Internacional de Sociedades de la Cruz Roja y de la Media Luna Roja (IFRC), comparte con usted esta actualización rápida: «{title}».',
        'Se trata de información temprana y provisional para su rápida difusión. Puede leerla o imprimirla aquí:',
        '{link}',
      ],
    },
  },
  ar: {
    confirmProfile: {
      subject: '{product}: طلب تأكيد ملف شخصي من {applicant}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'طلب تأكيد من {applicant}، {organization}، {email}. البلد ونوع المنظمة: {country}، {type}. إلى أن يؤكد ذلك أحد المسؤولين فإنه لا يفتح أي سجلات ولا يتيح اختيار إمكانية الاطلاع.',
        'إذا كنت تعرف هذا الشخص أو تحققت من ذلك فأكّده هنا. الرابط صالح 30 يومًا ويُستخدم مرة واحدة:',
        '{link}',
        'وإلا فتجاهل هذه الرسالة.',
      ],
    },
    profileConfirmed: {
      subject: 'تم تأكيد ملفك الشخصي في {product}',
      paragraphs: ['عزيزي/عزيزتي {name}،', 'أكّد أحد المسؤولين بلدك ونوع منظمتك. ملفك الشخصي:', '{link}'],
    },
    verify: {
      subject: 'أكّد عنوان بريدك الإلكتروني لمنصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'طُلب إنشاء حساب على منصة {product} بعنوان البريد الإلكتروني هذا. افتح هذا الرابط وأدخل كلمة المرور لتأكيد أنه عنوانك. الرابط صالح لمدة 30 يومًا ولاستخدام واحد فقط:',
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
        'طلب وصول إلى منصة {product} من {applicant}، {organization}، {email}. تم تأكيد عنوان البريد الإلكتروني، لكن نطاقه غير مدرج في قائمة النطاقات المسموح بها.',
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
        'تم تغيير كلمة مرور حسابك للتو، وأُنهيت جلساتك الأخرى ورموز الوصول إلى API الخاصة بك.',
        'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة على الفور:',
        '{link}',
      ],
    },
    tokenMade: {
      subject: 'رمز وصول جديد إلى API باسمك على منصة {product}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'أُنشئ للتو رمز الوصول «{title}» لحسابك. من يملكه يستطيع أن يقرأ باسمك كل ما يمكنك قراءته.',
        'إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة على الفور، فتنتهي بذلك جميع رموز الوصول الخاصة بك:',
        '{link}',
      ],
    },
    drefShared: {
      subject: '{product}: تمت مشاركة طلب DREF معك من {author}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'تمت مشاركة «{title}» معك على منصة {product} من {author}. يمكنك قراءة الطلب وكل ما يليه وتعديلها:',
        '{link}',
      ],
    },
    flashUpdate: {
      subject: '{product} – تحديث عاجل: {title}',
      paragraphs: [
        'عزيزي/عزيزتي {name}،',
        'مشاركة من {author}، الاتحاد الدولي لجمعيات الصليب الأحمر والهلال الأحمر (IFRC): التحديث العاجل «{title}».',
        'هذه معلومات مبكرة وأولية للنشر السريع. يمكنك قراءتها أو طباعتها هنا:',
        '{link}',
      ],
    },
  },
};
