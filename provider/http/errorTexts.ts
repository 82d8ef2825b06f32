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
  'The uploaded file must be an Excel document (.xlsx or .xlsm).': {
    fr: 'Le fichier doit être un document Excel (.xlsx ou .xlsm).',
    es: 'El archivo debe ser un documento de Excel (.xlsx o .xlsm).',
    ar: 'يجب أن يكون الملف مستند Excel (.xlsx أو .xlsm).',
  },
  'Country and local unit type are not externally managed.': {
    fr: 'Les unités locales de ce type ne sont pas gérées ailleurs dans ce pays.',
    es: 'Las unidades locales de este tipo no se gestionan externamente en este país.',
    ar: 'الوحدات المحلية من هذا النوع لا تُدار خارجيًا في هذا البلد.',
  },
  'This file cannot be read as a workbook. Save it again as .xlsx.': {
    fr: 'Ce fichier n’est pas un classeur lisible. Enregistrez-le à nouveau au format .xlsx.',
    es: 'Este archivo no se puede leer como libro de Excel. Guárdelo de nuevo como .xlsx.',
    ar: 'لا يمكن قراءة هذا الملف كمصنف. احفظه من جديد بصيغة .xlsx.',
  },
  'The file does not have the columns of the template. Download the template and keep its headings.': {
    fr: 'Le fichier n’a pas les colonnes du modèle. Téléchargez le modèle et gardez ses en-têtes.',
    es: 'El archivo no tiene las columnas de la plantilla. Descargue la plantilla y conserve sus encabezados.',
    ar: 'لا يحتوي الملف على أعمدة النموذج. نزّل النموذج واحتفظ بعناوين أعمدته.',
  },
  'The file has no rows below its headings.': {
    fr: 'Le fichier n’a aucune ligne sous ses en-têtes.',
    es: 'El archivo no tiene filas debajo de sus encabezados.',
    ar: 'لا يحتوي الملف على صفوف تحت عناوين الأعمدة.',
  },
  'The file has more than 5,000 rows. Divide it.': {
    fr: 'Le fichier a plus de 5 000 lignes. Divisez-le.',
    es: 'El archivo tiene más de 5.000 filas. Divídalo.',
    ar: 'يحتوي الملف على أكثر من 5000 صف. قسّمه.',
  },
  'There are local units of this type that wait to be validated. Validate or revert them first.': {
    fr: 'Des unités locales de ce type attendent d’être validées. Validez-les ou annulez-les d’abord.',
    es: 'Hay unidades locales de este tipo que esperan la validación. Valídelas o reviértalas primero.',
    ar: 'توجد وحدات محلية من هذا النوع في انتظار المصادقة. صادق عليها أو تراجع عنها أولًا.',
  },
  'No change waits to be validated.': {
    fr: 'Aucune modification n’attend d’être validée.',
    es: 'Ningún cambio espera la validación.',
    ar: 'لا يوجد تعديل في انتظار المصادقة.',
  },
  'No change waits to be reverted.': {
    fr: 'Aucune modification ne peut être annulée.',
    es: 'No hay ningún cambio que revertir.',
    ar: 'لا يوجد تعديل يمكن التراجع عنه.',
  },
  'Cannot be updated while the translation is in progress.': {
    fr: 'Aucune modification n’est possible pendant la traduction.',
    es: 'No se puede modificar mientras se traduce.',
    ar: 'لا يمكن التعديل أثناء الترجمة.',
  },
  'An approved record cannot be changed any more.': {
    fr: 'Ce qui est approuvé ne peut plus être modifié.',
    es: 'Lo que está aprobado ya no se puede modificar.',
    ar: 'لا يمكن تعديل ما تم اعتماده.',
  },
  'An application whose final report is approved cannot be changed any more.': {
    fr: 'Une demande dont le rapport final est approuvé ne peut plus être modifiée.',
    es: 'Una solicitud cuyo informe final está aprobado ya no se puede modificar.',
    ar: 'لا يمكن تعديل طلب اعتُمد تقريره النهائي.',
  },
  'Only drafts can be deleted.': {
    fr: 'Seuls les brouillons peuvent être supprimés.',
    es: 'Solo se pueden eliminar los borradores.',
    ar: 'يمكن حذف المسودات فقط.',
  },
  "Can't edit MDR Code": {
    fr: 'Le code MDR ne peut pas être modifié.',
    es: 'No se puede modificar el código MDR.',
    ar: 'لا يمكن تعديل رمز MDR.',
  },
  'Only original language is supported: {language}': {
    fr: 'Seule la langue d’origine peut être modifiée : {language}',
    es: 'Solo se puede modificar en el idioma original: {language}',
    ar: 'يمكن التعديل باللغة الأصلية فقط: {language}',
  },
  'Only image owner can attach image. Not allowed image ids: {id}': {
    fr: 'Vous ne pouvez joindre que des photos que vous avez envoyées. Photo refusée : {id}',
    es: 'Solo puede adjuntar fotos que haya enviado usted. Foto rechazada: {id}',
    ar: 'يمكنك إرفاق الصور التي أرسلتها أنت فقط. الصورة المرفوضة: {id}',
  },
  'Choose a photo (JPEG, PNG or WebP).': {
    fr: 'Choisissez une photo (JPEG, PNG ou WebP).',
    es: 'Elija una foto (JPEG, PNG o WebP).',
    ar: 'اختر صورة (JPEG أو PNG أو WebP).',
  },
  'Choose a PDF file.': {
    fr: 'Choisissez un fichier PDF.',
    es: 'Elija un archivo PDF.',
    ar: 'اختر ملف PDF.',
  },
  'Choose a PDF, Word, PowerPoint or Excel file.': {
    fr: 'Choisissez un fichier PDF, Word, PowerPoint ou Excel.',
    es: 'Elija un archivo PDF, Word, PowerPoint o Excel.',
    ar: 'اختر ملف PDF أو Word أو PowerPoint أو Excel.',
  },
  'This file was sent in another language than this record is written in. Send it again.': {
    fr: 'Ce fichier a été envoyé dans une autre langue que celle du formulaire. Envoyez-le à nouveau.',
    es: 'Este archivo se envió en otro idioma que el del formulario. Envíelo de nuevo.',
    ar: 'أُرسل هذا الملف بلغة غير لغة النموذج. أرسله من جديد.',
  },
  'Too many files are not attached to a record yet. Save or wait.': {
    fr: 'Trop de fichiers ne sont pas encore joints. Enregistrez ou attendez.',
    es: 'Hay demasiados archivos sin adjuntar todavía. Guarde o espere.',
    ar: 'ملفات كثيرة لم تُرفق بعد. احفظ أو انتظر.',
  },
  'Cannot be finalized because it is already Finalized.': {
    fr: 'Ceci est déjà finalisé.',
    es: 'Ya está finalizado.',
    ar: 'هذا منجز بالفعل.',
  },
  'Cannot be finalized because it is already Approved.': {
    fr: 'Ceci est déjà approuvé et ne peut plus être finalisé.',
    es: 'Ya está aprobado y no se puede finalizar.',
    ar: 'هذا معتمد بالفعل ولا يمكن إنجازه.',
  },
  'Must be finalized before it can be approved.': {
    fr: 'Ceci doit être finalisé avant d’être approuvé.',
    es: 'Debe finalizarse antes de aprobarse.',
    ar: 'يجب إنجاز هذا قبل اعتماده.',
  },
  'This record has already been approved.': {
    fr: 'Ceci est déjà approuvé.',
    es: 'Ya está aprobado.',
    ar: 'هذا معتمد بالفعل.',
  },
  "Can't create Operational Update for not approved dref.": {
    fr: 'La demande DREF doit être approuvée avant qu’une mise à jour opérationnelle ne soit créée.',
    es: 'La solicitud DREF debe aprobarse antes de crear una actualización operativa.',
    ar: 'يجب اعتماد طلب DREF قبل إنشاء تحديث تشغيلي.',
  },
  "Can't create Operational Update for not approved Operational Update.": {
    fr: 'La mise à jour opérationnelle précédente doit d’abord être approuvée.',
    es: 'La actualización operativa anterior debe aprobarse primero.',
    ar: 'يجب اعتماد التحديث التشغيلي السابق أولًا.',
  },
  "Can't create Operational Update for dref with a Final Report.": {
    fr: 'Cette demande a un rapport final : aucune mise à jour opérationnelle n’est plus possible.',
    es: 'Esta solicitud tiene un informe final: ya no admite actualizaciones operativas.',
    ar: 'لهذا الطلب تقرير نهائي، ولا يمكن إضافة تحديثات تشغيلية إليه.',
  },
  "Can't create Final Report for not approved dref.": {
    fr: 'La demande DREF doit être approuvée avant qu’un rapport final ne soit créé.',
    es: 'La solicitud DREF debe aprobarse antes de crear un informe final.',
    ar: 'يجب اعتماد طلب DREF قبل إنشاء تقرير نهائي.',
  },
  "Can't create Final Report for not approved Operational Update.": {
    fr: 'La mise à jour opérationnelle doit être approuvée avant qu’un rapport final ne soit créé.',
    es: 'La actualización operativa debe aprobarse antes de crear un informe final.',
    ar: 'يجب اعتماد التحديث التشغيلي قبل إنشاء تقرير نهائي.',
  },
  'Dref Final Report with this Dref already exists.': {
    fr: 'Cette demande a déjà un rapport final.',
    es: 'Esta solicitud ya tiene un informe final.',
    ar: 'لهذا الطلب تقرير نهائي بالفعل.',
  },
  "Can't create final report for dref type Loan.": {
    fr: 'Un prêt n’a pas de rapport final.',
    es: 'Un préstamo no tiene informe final.',
    ar: 'لا يوجد تقرير نهائي للقرض.',
  },
  'Starting language does not match the expected language.': {
    fr: 'La langue de départ n’est pas celle de l’interface.',
    es: 'El idioma inicial no es el de la interfaz.',
    ar: 'لغة البداية ليست لغة الواجهة.',
  },
  'Invalid starting language. Supported options are {one} and {other}.': {
    fr: 'Cette langue n’est pas possible ici. Choisissez : {one} ou {other}.',
    es: 'Este idioma no es posible aquí. Elija: {one} o {other}.',
    ar: 'هذه اللغة غير متاحة هنا. اختر: {one} أو {other}.',
  },
  'Enter a valid value.': {
    fr: 'Saisissez une valeur valide.',
    es: 'Introduzca un valor válido.',
    ar: 'أدخل قيمة صالحة.',
  },
  'Enter a whole number.': {
    fr: 'Saisissez un nombre entier.',
    es: 'Introduzca un número entero.',
    ar: 'أدخل عددًا صحيحًا.',
  },
  'Enter a number.': { fr: 'Saisissez un nombre.', es: 'Introduzca un número.', ar: 'أدخل عددًا.' },
  'Enter some text.': { fr: 'Saisissez un texte.', es: 'Introduzca un texto.', ar: 'أدخل نصًا.' },
  'Null characters are not allowed.': {
    fr: 'Les caractères nuls ne sont pas autorisés.',
    es: 'No se permiten caracteres nulos.',
    ar: 'لا يُسمح بالأحرف الفارغة (NUL).',
  },
  'Enter a number from -2147483648 to 2147483647.': {
    fr: 'Saisissez un nombre plus petit.',
    es: 'Introduzca un número más pequeño.',
    ar: 'أدخل عددًا أصغر.',
  },
  'Enter {least} or more characters.': {
    fr: 'Nombre minimal de caractères : {least}.',
    es: 'Número mínimo de caracteres: {least}.',
    ar: 'الحد الأدنى لعدد الأحرف: {least}.',
  },
  'Enter {most} characters or fewer.': {
    fr: 'Nombre maximal de caractères : {most}.',
    es: 'Número máximo de caracteres: {most}.',
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
  'Tell us why you need access: this email domain is not on the list.': {
    fr: 'Dites-nous pourquoi vous avez besoin d’un accès : ce domaine de messagerie ne figure pas sur la liste.',
    es: 'Díganos por qué necesita acceso: este dominio de correo no figura en la lista.',
    ar: 'أخبرنا لماذا تحتاج إلى الوصول: نطاق البريد الإلكتروني هذا غير مدرج في القائمة.',
  },
  'Enter your email address or username.': {
    fr: 'Saisissez votre adresse e-mail ou votre nom d’utilisateur.',
    es: 'Introduzca su correo electrónico o nombre de usuario.',
    ar: 'أدخل بريدك الإلكتروني أو اسم المستخدم.',
  },
  'Enter your password.': {
    fr: 'Saisissez votre mot de passe.',
    es: 'Introduzca su contraseña.',
    ar: 'أدخل كلمة المرور.',
  },
  'Invalid username or password.': {
    fr: 'Nom d’utilisateur ou mot de passe incorrect.',
    es: 'Nombre de usuario o contraseña incorrectos.',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
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
  'Leave out your name and your email address.': {
    fr: 'N’utilisez ni votre nom ni votre adresse e-mail.',
    es: 'No use su nombre ni su correo electrónico.',
    ar: 'لا تستخدم اسمك ولا عنوان بريدك الإلكتروني.',
  },
  'This password is too common.': {
    fr: 'Ce mot de passe est trop courant.',
    es: 'Esta contraseña es demasiado común.',
    ar: 'كلمة المرور هذه شائعة جدًا.',
  },
  'Choose a password that differs from the current one.': {
    fr: 'Choisissez un mot de passe différent de l’actuel.',
    es: 'Elija una contraseña distinta de la actual.',
    ar: 'اختر كلمة مرور تختلف عن الحالية.',
  },
  'This is not your current password.': {
    fr: 'Ce n’est pas votre mot de passe actuel.',
    es: 'Esta no es su contraseña actual.',
    ar: 'هذه ليست كلمة مرورك الحالية.',
  },
  'This link is not valid: it has already been used, has expired or is incomplete. Ask for a new one.': {
    fr: 'Ce lien n’est pas valide : il a déjà servi, il a expiré ou il est incomplet. Demandez-en un nouveau.',
    es: 'Este enlace no es válido: ya se ha usado, ha caducado o está incompleto. Solicite uno nuevo.',
    ar: 'هذا الرابط غير صالح: سبق استخدامه أو انتهت مدته أو أنه غير مكتمل. اطلب رابطًا جديدًا.',
  },
  'Choose a date within the next 365 days.': {
    fr: 'Choisissez une date dans les 365 prochains jours.',
    es: 'Elija una fecha dentro de los próximos 365 días.',
    ar: 'اختر تاريخًا خلال الأيام الـ365 المقبلة.',
  },
  'Demo accounts sign in only on the machine that GO runs on. Whoever runs it can open them to others with APP_DEMO_ACCESS=everywhere.':
    {
      fr: 'Les comptes de démonstration ne s’ouvrent que sur la machine où GO fonctionne. Son exploitant peut les ouvrir aux autres avec APP_DEMO_ACCESS=everywhere.',
      es: 'Las cuentas de demostración solo se abren en la máquina en la que funciona GO. Quien la administra puede abrirlas a los demás con APP_DEMO_ACCESS=everywhere.',
      ar: 'لا تُفتح الحسابات التجريبية إلا على الجهاز الذي يعمل عليه GO. ويمكن لمن يشغّله إتاحتها للآخرين بالإعداد APP_DEMO_ACCESS=everywhere.',
    },
  'Too many failed attempts to sign in. Try again in {minutes} {unit}.': {
    fr: 'Trop de tentatives de connexion infructueuses. Réessayez dans {minutes} min.',
    es: 'Demasiados intentos fallidos de inicio de sesión. Vuelva a intentarlo en {minutes} min.',
    ar: 'محاولات دخول فاشلة كثيرة جدًا. أعد المحاولة لاحقًا (الدقائق المتبقية: {minutes}).',
  },
  'Too many registrations. Try again in {minutes} {unit}.': {
    fr: 'Trop d’inscriptions. Réessayez dans {minutes} min.',
    es: 'Demasiados registros. Vuelva a intentarlo en {minutes} min.',
    ar: 'عمليات تسجيل كثيرة جدًا. أعد المحاولة لاحقًا (الدقائق المتبقية: {minutes}).',
  },
  'Too many requests for an email. Try again in {minutes} {unit}.': {
    fr: 'Trop de demandes d’e-mail. Réessayez dans {minutes} min.',
    es: 'Demasiadas solicitudes de correo. Vuelva a intentarlo en {minutes} min.',
    ar: 'طلبات بريد كثيرة جدًا. أعد المحاولة لاحقًا (الدقائق المتبقية: {minutes}).',
  },
  'Too many attempts to set a password. Try again in {minutes} {unit}.': {
    fr: 'Trop de tentatives de changement de mot de passe. Réessayez dans {minutes} min.',
    es: 'Demasiados intentos de cambiar la contraseña. Vuelva a intentarlo en {minutes} min.',
    ar: 'محاولات كثيرة جدًا لتعيين كلمة المرور. أعد المحاولة لاحقًا (الدقائق المتبقية: {minutes}).',
  },
  'You do not have enough permission to perform this action.': {
    fr: 'Vous n’avez pas les droits nécessaires pour effectuer cette action.',
    es: 'No tiene permiso suficiente para realizar esta acción.',
    ar: 'ليست لديك صلاحية كافية لتنفيذ هذا الإجراء.',
  },
  'Invalid token, or it has expired. Sign in again.': {
    fr: 'Jeton non valide ou expiré. Connectez-vous de nouveau.',
    es: 'Token no válido o caducado. Inicie sesión de nuevo.',
    ar: 'رمز الوصول غير صالح أو انتهت مدته. سجّل الدخول من جديد.',
  },
  'Too many files are not attached to a report yet. Submit or remove some.': {
    fr: 'Trop de fichiers ne sont pas encore joints à un rapport. Envoyez-en ou retirez-en quelques-uns.',
    es: 'Demasiados archivos no se han adjuntado aún a un informe. Envíe o quite algunos.',
    ar: 'ملفات كثيرة جدًا لم تُرفق بعد بتقرير. أرسل بعضها أو أزله.',
  },
  'Revoke a token first: no one can have more than {most}.': {
    fr: 'Révoquez d’abord un jeton : personne n’en a plus de {most}.',
    es: 'Revoque primero un token: nadie tiene más de {most}.',
    ar: 'أبطِل رمز وصول أولًا: لا يمكن أن يملك أحد أكثر من {most}.',
  },
  'Delete a subscription first: no one can have more than {most}.': {
    fr: 'Supprimez d’abord un abonnement : personne n’en a plus de {most}.',
    es: 'Elimine primero una suscripción: nadie tiene más de {most}.',
    ar: 'احذف اشتراكًا أولًا: لا يمكن أن يملك أحد أكثر من {most}.',
  },
  'Characters that turn the direction of a text are not allowed.': {
    fr: 'Les caractères qui inversent le sens d’un texte ne sont pas autorisés.',
    es: 'No se permiten caracteres que inviertan la dirección del texto.',
    ar: 'لا يُسمح بالأحرف التي تعكس اتجاه النص.',
  },
  'The server has no room left to store this. Its operators have to make some.': {
    fr: 'Le serveur n’a plus de place pour enregistrer ceci. Ses responsables doivent en libérer.',
    es: 'El servidor no tiene espacio para guardar esto. Sus responsables deben liberar espacio.',
    ar: 'لم تعد في الخادم مساحة لحفظ هذا. على القائمين عليه توفير مساحة.',
  },
  'The service is not available at the moment. Try again in a minute.': {
    fr: 'Le service n’est pas disponible pour le moment. Réessayez dans une minute.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo en un minuto.',
    ar: 'الخدمة غير متاحة حاليًا. حاول مرة أخرى بعد دقيقة.',
  },
};
