import type { Language } from '#contracts/languages.ts';

export type Translations = Readonly<Record<Exclude<Language, 'en'>, string>>;

/**
 * What refusals say to whoever fills in a form, by their English words; `{…}` stands for a number. What the app says too is
 * translated there, once: see `errorLanguage.ts`. Sentences for developers stay English.
 */
export const ERROR_TEXTS: Readonly<Record<string, Translations>> = {
  'This field may not be blank.': {
    fr: 'Ce champ ne peut pas être vide.',
    es: 'Este campo no puede estar vacío.',
    ar: 'لا يمكن ترك هذا الحقل فارغًا.',
  },
  'Enter a valid value.': {
    fr: 'Saisissez une valeur valable.',
    es: 'Introduzca un valor válido.',
    ar: 'أدخل قيمة صالحة.',
  },
  'Enter a whole number.': {
    fr: 'Saisissez un nombre entier.',
    es: 'Introduzca un número entero.',
    ar: 'أدخل عددًا صحيحًا.',
  },
  'Enter a number.': { fr: 'Saisissez un nombre.', es: 'Introduzca un número.', ar: 'أدخل رقمًا.' },
  'Enter a text.': { fr: 'Saisissez un texte.', es: 'Introduzca un texto.', ar: 'أدخل نصًا.' },
  'Null characters are not allowed.': {
    fr: 'Les caractères nuls ne sont pas autorisés.',
    es: 'No se permiten caracteres nulos.',
    ar: 'لا يُسمح بالأحرف الفارغة (NUL).',
  },
  'Enter a number from -2147483648 to 2147483647.': {
    fr: 'Saisissez un nombre plus petit.',
    es: 'Introduzca un número más pequeño.',
    ar: 'أدخل رقمًا أصغر.',
  },
  'Enter {least} or more characters.': {
    fr: 'Saisissez au moins {least} caractères.',
    es: 'Introduzca al menos {least} caracteres.',
    ar: 'الحد الأدنى لعدد الأحرف: {least}.',
  },
  'Enter {most} or less characters.': {
    fr: 'Saisissez au plus {most} caractères.',
    es: 'Introduzca como máximo {most} caracteres.',
    ar: 'الحد الأقصى لعدد الأحرف: {most}.',
  },
  'Enter {least} or more.': {
    fr: 'Saisissez {least} ou plus.',
    es: 'Introduzca {least} o más.',
    ar: 'أدخل {least} أو أكثر.',
  },
  'Enter {most} or less.': {
    fr: 'Saisissez {most} ou moins.',
    es: 'Introduzca {most} o menos.',
    ar: 'أدخل {most} أو أقل.',
  },
  'Choose at least one.': {
    fr: 'Choisissez au moins une option.',
    es: 'Elija al menos una opción.',
    ar: 'اختر خيارًا واحدًا على الأقل.',
  },
  'Choose from the list.': {
    fr: 'Choisissez dans la liste.',
    es: 'Elija de la lista.',
    ar: 'اختر من القائمة.',
  },
  'Choose a country of the list.': {
    fr: 'Choisissez un pays de la liste.',
    es: 'Elija un país de la lista.',
    ar: 'اختر بلدًا من القائمة.',
  },
  'Say why you need access: this e-mail domain is not on the list.': {
    fr: 'Indiquez pourquoi vous avez besoin d’un accès : ce domaine de messagerie ne figure pas sur la liste.',
    es: 'Indique por qué necesita acceso: este dominio de correo no figura en la lista.',
    ar: 'اذكر سبب حاجتك إلى الوصول: نطاق البريد الإلكتروني هذا غير مدرج في القائمة.',
  },
  'Enter your e-mail or user name.': {
    fr: 'Saisissez votre e-mail ou votre nom d’utilisateur.',
    es: 'Introduzca su correo electrónico o nombre de usuario.',
    ar: 'أدخل بريدك الإلكتروني أو اسم المستخدم.',
  },
  'Enter your password.': {
    fr: 'Saisissez votre mot de passe.',
    es: 'Introduzca su contraseña.',
    ar: 'أدخل كلمة المرور.',
  },
  'Invalid username or password. If you have registered lately, confirm your e-mail address first.': {
    fr: 'Nom d’utilisateur ou mot de passe incorrect. Si vous venez de vous inscrire, confirmez d’abord votre adresse e-mail.',
    es: 'Nombre de usuario o contraseña incorrectos. Si se ha registrado recientemente, confirme primero su correo electrónico.',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة. إذا سجّلت مؤخرًا فأكّد عنوان بريدك الإلكتروني أولًا.',
  },
  'Use {least} to {most} characters.': {
    fr: 'Utilisez de {least} à {most} caractères.',
    es: 'Use de {least} a {most} caracteres.',
    ar: 'عدد الأحرف المطلوب: من {least} إلى {most}.',
  },
  'Use at least one lower-case letter.': {
    fr: 'Utilisez au moins une minuscule.',
    es: 'Use al menos una minúscula.',
    ar: 'استخدم حرفًا لاتينيًا صغيرًا واحدًا على الأقل.',
  },
  'Use at least one upper-case letter.': {
    fr: 'Utilisez au moins une majuscule.',
    es: 'Use al menos una mayúscula.',
    ar: 'استخدم حرفًا لاتينيًا كبيرًا واحدًا على الأقل.',
  },
  'Use at least one digit.': {
    fr: 'Utilisez au moins un chiffre.',
    es: 'Use al menos una cifra.',
    ar: 'استخدم رقمًا واحدًا على الأقل.',
  },
  'Use at least one symbol.': {
    fr: 'Utilisez au moins un symbole.',
    es: 'Use al menos un símbolo.',
    ar: 'استخدم رمزًا واحدًا على الأقل.',
  },
  'Leave out your name and your e-mail address.': {
    fr: 'N’utilisez ni votre nom ni votre adresse e-mail.',
    es: 'No use su nombre ni su correo electrónico.',
    ar: 'لا تستخدم اسمك ولا عنوان بريدك الإلكتروني.',
  },
  'This password is too common.': {
    fr: 'Ce mot de passe est trop courant.',
    es: 'Esta contraseña es demasiado común.',
    ar: 'كلمة المرور هذه شائعة جدًا.',
  },
  'Choose a password that differs from the present one.': {
    fr: 'Choisissez un mot de passe différent de l’actuel.',
    es: 'Elija una contraseña distinta de la actual.',
    ar: 'اختر كلمة مرور تختلف عن الحالية.',
  },
  'This is not your present password.': {
    fr: 'Ce n’est pas votre mot de passe actuel.',
    es: 'Esta no es su contraseña actual.',
    ar: 'هذه ليست كلمة مرورك الحالية.',
  },
  'This link is not valid: it was used, its time is over, or it is incomplete. Ask for a new one.': {
    fr: 'Ce lien n’est pas valable : il a déjà servi, il a expiré ou il est incomplet. Demandez-en un nouveau.',
    es: 'Este enlace no es válido: ya se ha usado, ha caducado o está incompleto. Solicite uno nuevo.',
    ar: 'هذا الرابط غير صالح: سبق استخدامه أو انتهت مدته أو أنه غير مكتمل. اطلب رابطًا جديدًا.',
  },
  'Choose a time within the next 365 days.': {
    fr: 'Choisissez une date dans les 365 prochains jours.',
    es: 'Elija una fecha dentro de los próximos 365 días.',
    ar: 'اختر وقتًا خلال الأيام الـ365 المقبلة.',
  },
  'Too many failed attempts to sign in. Try again in {minutes} {unit}.': {
    fr: 'Trop de tentatives de connexion infructueuses. Réessayez dans {minutes} min.',
    es: 'Demasiados intentos fallidos de inicio de sesión. Vuelva a intentarlo en {minutes} min.',
    ar: 'محاولات دخول فاشلة كثيرة جدًا. أعد المحاولة بعد {minutes} دقيقة.',
  },
  'Too many registrations. Try again in {minutes} {unit}.': {
    fr: 'Trop d’inscriptions. Réessayez dans {minutes} min.',
    es: 'Demasiados registros. Vuelva a intentarlo en {minutes} min.',
    ar: 'عمليات تسجيل كثيرة جدًا. أعد المحاولة بعد {minutes} دقيقة.',
  },
  'Too many requests for a mail. Try again in {minutes} {unit}.': {
    fr: 'Trop de demandes d’e-mail. Réessayez dans {minutes} min.',
    es: 'Demasiadas solicitudes de correo. Vuelva a intentarlo en {minutes} min.',
    ar: 'طلبات بريد كثيرة جدًا. أعد المحاولة بعد {minutes} دقيقة.',
  },
  'Too many attempts to set a password. Try again in {minutes} {unit}.': {
    fr: 'Trop de tentatives de changement de mot de passe. Réessayez dans {minutes} min.',
    es: 'Demasiados intentos de cambiar la contraseña. Vuelva a intentarlo en {minutes} min.',
    ar: 'محاولات كثيرة جدًا لتعيين كلمة المرور. أعد المحاولة بعد {minutes} دقيقة.',
  },
  'You do not have enough permission to perform this action.': {
    fr: 'Vous n’avez pas les droits nécessaires pour effectuer cette action.',
    es: 'No tiene permiso suficiente para realizar esta acción.',
    ar: 'ليست لديك صلاحية كافية لتنفيذ هذا الإجراء.',
  },
  'Invalid token, or its time is over. Sign in again.': {
    fr: 'Jeton non valable ou expiré. Connectez-vous de nouveau.',
    es: 'Token no válido o caducado. Inicie sesión de nuevo.',
    ar: 'الرمز غير صالح أو انتهت مدته. سجّل الدخول من جديد.',
  },
  'Too many of your files wait for a report: submit or remove some.': {
    fr: 'Trop de vos fichiers attendent un rapport : envoyez-en ou retirez-en quelques-uns.',
    es: 'Demasiados archivos suyos esperan un informe: envíe o quite algunos.',
    ar: 'عدد كبير جدًا من ملفاتك في انتظار تقرير: أرسل بعضها أو أزله.',
  },
};
