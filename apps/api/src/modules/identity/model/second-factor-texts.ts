import { fill } from './fill.ts';
import { messageLocale } from './message-texts.ts';

/** What happened to a player's second factor or passkeys; the inbox has a message of the same kind. */
export type SecondFactorEvent =
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_GUESSED'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED';

/**
 * Emails about the second factor and passkeys in the player's language. Placeholders: `{brand}`, `{name}`, `{what}` and `{support}`.
 * They go out however the change was made: they are the player's first warning if someone else made it.
 */
type SecondFactorTexts = Readonly<Record<SecondFactorEvent, string>> & {
  readonly subject: string;
  readonly text: string;
};

const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, SecondFactorTexts>> = {
  en: {
    subject: 'Security of your {brand} account',
    text: 'Hi {name},\n\n{what}\n\nIf this wasn’t you, change your password and email us immediately: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Your account now asks for a code from your authenticator app when you log in.',
    SECOND_FACTOR_OFF: 'Your account no longer asks for a code from an authenticator app when you log in.',
    SECOND_FACTOR_GUESSED:
      'Someone entered several wrong codes for your account. They didn’t get in, but they know your password or are using a device where you’re logged in.',
    RECOVERY_CODE_USED: 'One of your recovery codes has just been used to log in. It won’t work again.',
    RECOVERY_CODES_RENEWED: 'You have new recovery codes. The earlier ones no longer work.',
    PASSKEY_ADDED: 'A passkey has been added to your account. It can be used to log in without your password.',
    PASSKEY_REMOVED:
      'A passkey has been removed from your account. It can no longer be used to log in, and your other devices have been logged out.',
  },
  fi: {
    subject: '{brand}-tilisi turvallisuus',
    text: 'Hei {name},\n\n{what}\n\nJos et tehnyt tätä itse, vaihda salasanasi ja kirjoita meille heti: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Kirjautuessasi tilillesi sinulta kysytään nyt koodi todennussovelluksestasi.',
    SECOND_FACTOR_OFF: 'Kirjautuessasi tilillesi sinulta ei enää kysytä koodia todennussovelluksesta.',
    SECOND_FACTOR_GUESSED:
      'Joku syötti tilillesi useita vääriä koodeja. Hän ei päässyt sisään, mutta hän tietää salasanasi tai käyttää laitetta, jolla olet kirjautuneena.',
    RECOVERY_CODE_USED: 'Yhtä palautuskoodeistasi käytettiin juuri kirjautumiseen. Se ei toimi enää.',
    RECOVERY_CODES_RENEWED: 'Sinulla on uudet palautuskoodit. Aiemmat eivät enää toimi.',
    PASSKEY_ADDED: 'Tilillesi on lisätty pääsyavain. Sillä voi kirjautua ilman salasanaa.',
    PASSKEY_REMOVED:
      'Tililtäsi on poistettu pääsyavain. Sillä ei voi enää kirjautua, ja muut laitteesi on kirjattu ulos.',
  },
  no: {
    subject: 'Sikkerheten til {brand}-kontoen din',
    text: 'Hei {name},\n\n{what}\n\nVar det ikke deg, så bytt passord og skriv til oss med en gang: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Kontoen din ber nå om en kode fra autentiseringsappen når du logger inn.',
    SECOND_FACTOR_OFF: 'Kontoen din ber ikke lenger om en kode fra en autentiseringsapp når du logger inn.',
    SECOND_FACTOR_GUESSED:
      'Noen har skrevet inn flere feil koder for kontoen din. De kom ikke inn, men de kan passordet ditt eller bruker en enhet der du er logget inn.',
    RECOVERY_CODE_USED: 'En av gjenopprettingskodene dine ble nettopp brukt til å logge inn. Den virker ikke igjen.',
    RECOVERY_CODES_RENEWED: 'Du har fått nye gjenopprettingskoder. De tidligere virker ikke lenger.',
    PASSKEY_ADDED: 'En tilgangsnøkkel er lagt til på kontoen din. Den kan brukes til å logge inn uten passord.',
    PASSKEY_REMOVED:
      'En tilgangsnøkkel er fjernet fra kontoen din. Den kan ikke lenger brukes til å logge inn, og de andre enhetene dine er logget ut.',
  },
  de: {
    subject: 'Sicherheit Ihres Kontos bei {brand}',
    text: 'Guten Tag {name},\n\n{what}\n\nWenn Sie das nicht waren, ändern Sie bitte Ihr Passwort und schreiben Sie uns sofort: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Beim Login fragen wir jetzt nach einem Code aus Ihrer Authenticator-App.',
    SECOND_FACTOR_OFF: 'Beim Login fragen wir nicht mehr nach einem Code aus einer Authenticator-App.',
    SECOND_FACTOR_GUESSED:
      'Jemand hat für Ihr Konto mehrere falsche Codes eingegeben. Diese Person kam nicht hinein, kennt aber Ihr Passwort oder nutzt ein Gerät, auf dem Sie eingeloggt sind.',
    RECOVERY_CODE_USED:
      'Einer Ihrer Wiederherstellungscodes wurde soeben zum Login verwendet. Er gilt nicht noch einmal.',
    RECOVERY_CODES_RENEWED: 'Sie haben neue Wiederherstellungscodes. Die früheren gelten nicht mehr.',
    PASSKEY_ADDED: 'Zu Ihrem Konto wurde ein Passkey hinzugefügt. Damit ist der Login ohne Passwort möglich.',
    PASSKEY_REMOVED:
      'Ein Passkey wurde aus Ihrem Konto entfernt. Damit ist kein Login mehr möglich, und Ihre anderen Geräte wurden ausgeloggt.',
  },
  fr: {
    subject: 'Sécurité de votre compte {brand}',
    text: 'Bonjour {name},\n\n{what}\n\nSi ce n’était pas vous, changez votre mot de passe et écrivez-nous tout de suite : {support}\n\n{brand}',
    SECOND_FACTOR_ON:
      'Votre compte demande désormais un code de votre application d’authentification à chaque connexion.',
    SECOND_FACTOR_OFF: 'Votre compte ne demande plus de code d’une application d’authentification à la connexion.',
    SECOND_FACTOR_GUESSED:
      'Quelqu’un a saisi plusieurs codes erronés pour votre compte. Cette personne n’a pas pu entrer, mais elle connaît votre mot de passe ou utilise un appareil sur lequel vous êtes connecté.',
    RECOVERY_CODE_USED: 'L’un de vos codes de secours vient d’être utilisé pour se connecter. Il ne fonctionnera plus.',
    RECOVERY_CODES_RENEWED: 'Vous avez de nouveaux codes de secours. Les précédents ne fonctionnent plus.',
    PASSKEY_ADDED: 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
    PASSKEY_REMOVED:
      'Une clé d’accès a été supprimée de votre compte. Elle ne permet plus de se connecter, et vos autres appareils ont été déconnectés.',
  },
  caf: {
    subject: 'Sécurité de votre compte {brand}',
    text: 'Bonjour {name},\n\n{what}\n\nSi ce n’était pas vous, changez votre mot de passe et écrivez-nous immédiatement : {support}\n\n{brand}',
    SECOND_FACTOR_ON:
      'Votre compte demande maintenant un code de votre application d’authentification chaque fois que vous vous connectez.',
    SECOND_FACTOR_OFF: 'Votre compte ne demande plus de code d’une application d’authentification à la connexion.',
    SECOND_FACTOR_GUESSED:
      'Quelqu’un a entré plusieurs mauvais codes pour votre compte. Cette personne n’a pas pu y accéder, mais elle connaît votre mot de passe ou utilise un appareil sur lequel votre session est ouverte.',
    RECOVERY_CODE_USED: 'L’un de vos codes de secours vient d’être utilisé pour se connecter. Il ne fonctionnera plus.',
    RECOVERY_CODES_RENEWED: 'Vous avez de nouveaux codes de secours. Les précédents ne fonctionnent plus.',
    PASSKEY_ADDED: 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
    PASSKEY_REMOVED:
      'Une clé d’accès a été supprimée de votre compte. Elle ne permet plus de se connecter, et les sessions de vos autres appareils ont été fermées.',
  },
  pt: {
    subject: 'Segurança da sua conta {brand}',
    text: 'Olá {name},\n\n{what}\n\nSe não foi você, altere a palavra-passe e escreva-nos de imediato: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'A sua conta passou a pedir um código da aplicação de autenticação ao iniciar sessão.',
    SECOND_FACTOR_OFF: 'A sua conta deixou de pedir um código de uma aplicação de autenticação ao iniciar sessão.',
    SECOND_FACTOR_GUESSED:
      'Alguém introduziu vários códigos errados na sua conta. Não conseguiu entrar, mas conhece a sua palavra-passe ou está a usar um dispositivo onde tem a sessão iniciada.',
    RECOVERY_CODE_USED:
      'Um dos seus códigos de recuperação acaba de ser usado para iniciar sessão. Já não volta a funcionar.',
    RECOVERY_CODES_RENEWED: 'Tem novos códigos de recuperação. Os anteriores já não funcionam.',
    PASSKEY_ADDED: 'Foi adicionada uma chave de acesso à sua conta. Permite iniciar sessão sem a palavra-passe.',
    PASSKEY_REMOVED:
      'Foi removida uma chave de acesso da sua conta. Já não permite iniciar sessão e a sessão foi terminada nos seus outros dispositivos.',
  },
  br: {
    subject: 'Segurança da sua conta {brand}',
    text: 'Olá, {name}!\n\n{what}\n\nSe não foi você, troque a senha e escreva para a gente imediatamente: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Agora sua conta pede um código do app autenticador quando você entra.',
    SECOND_FACTOR_OFF: 'Sua conta não pede mais um código de app autenticador quando você entra.',
    SECOND_FACTOR_GUESSED:
      'Alguém digitou vários códigos errados na sua conta. A pessoa não entrou, mas sabe sua senha ou está usando um aparelho em que sua conta está conectada.',
    RECOVERY_CODE_USED: 'Um dos seus códigos de recuperação acaba de ser usado para entrar. Ele não funciona de novo.',
    RECOVERY_CODES_RENEWED: 'Você tem novos códigos de recuperação. Os anteriores não funcionam mais.',
    PASSKEY_ADDED: 'Uma chave de acesso foi adicionada à sua conta. Com ela dá para entrar sem a senha.',
    PASSKEY_REMOVED:
      'Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar, e seus outros aparelhos foram desconectados.',
  },
  cl: {
    subject: 'Seguridad de tu cuenta {brand}',
    text: 'Hola, {name}:\n\n{what}\n\nSi no fuiste tú, cambia tu contraseña y escríbenos de inmediato: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Tu cuenta ahora pide un código de tu app de autenticación cuando inicias sesión.',
    SECOND_FACTOR_OFF: 'Tu cuenta ya no pide un código de una app de autenticación cuando inicias sesión.',
    SECOND_FACTOR_GUESSED:
      'Alguien ingresó varios códigos incorrectos en tu cuenta. No pudo entrar, pero conoce tu contraseña o usa un dispositivo en el que tienes la sesión abierta.',
    RECOVERY_CODE_USED: 'Se acaba de usar uno de tus códigos de recuperación para iniciar sesión. No volverá a servir.',
    RECOVERY_CODES_RENEWED: 'Tienes códigos de recuperación nuevos. Los anteriores ya no sirven.',
    PASSKEY_ADDED: 'Se agregó una llave de acceso a tu cuenta. Permite iniciar sesión sin tu contraseña.',
    PASSKEY_REMOVED:
      'Se eliminó una llave de acceso de tu cuenta. Ya no permite iniciar sesión, y se cerró la sesión en tus otros dispositivos.',
  },
  pe: {
    subject: 'Seguridad de tu cuenta {brand}',
    text: 'Hola, {name}:\n\n{what}\n\nSi no fuiste tú, cambia tu contraseña y escríbenos de inmediato: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Tu cuenta ahora pide un código de tu aplicación de autenticación al iniciar sesión.',
    SECOND_FACTOR_OFF: 'Tu cuenta ya no pide un código de una aplicación de autenticación al iniciar sesión.',
    SECOND_FACTOR_GUESSED:
      'Alguien ingresó varios códigos incorrectos en tu cuenta. No pudo entrar, pero conoce tu contraseña o usa un dispositivo donde tienes la sesión abierta.',
    RECOVERY_CODE_USED:
      'Uno de tus códigos de recuperación acaba de usarse para iniciar sesión. Ya no volverá a valer.',
    RECOVERY_CODES_RENEWED: 'Tienes nuevos códigos de recuperación. Los anteriores ya no valen.',
    PASSKEY_ADDED: 'Se agregó una llave de acceso a tu cuenta. Permite iniciar sesión sin tu contraseña.',
    PASSKEY_REMOVED:
      'Se eliminó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión, y se cerró la sesión en tus otros dispositivos.',
  },
  ja: {
    subject: '{brand}：アカウントのセキュリティについて',
    text: '{name} 様\n\n{what}\n\nお心当たりがない場合は、パスワードを変更のうえ、至急ご連絡ください：{support}\n\n{brand}',
    SECOND_FACTOR_ON: '今後ログインの際に、認証アプリのコードの入力が必要になります。',
    SECOND_FACTOR_OFF: 'ログインの際に、認証アプリのコードの入力は不要になりました。',
    SECOND_FACTOR_GUESSED:
      'お客様のアカウントで、誤ったコードが何度も入力されました。ログインはされていませんが、パスワードを知られているか、ログイン中の端末が使われています。',
    RECOVERY_CODE_USED: 'リカバリーコードの1つがログインに使用されました。このコードは今後使えません。',
    RECOVERY_CODES_RENEWED: '新しいリカバリーコードが発行されました。以前のコードは使えなくなりました。',
    PASSKEY_ADDED: 'アカウントにパスキーが追加されました。このパスキーでは、パスワードなしでログインできます。',
    PASSKEY_REMOVED:
      'アカウントからパスキーが削除されました。このパスキーではログインできなくなり、ほかの端末はログアウトされました。',
  },
  tl: {
    subject: 'Seguridad ng account mo sa {brand}',
    text: 'Hi {name},\n\n{what}\n\nKung hindi ikaw ang gumawa nito, palitan ang password mo at mag-email agad sa amin: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Hihingi na ng code mula sa authenticator app mo tuwing magla-log in ka.',
    SECOND_FACTOR_OFF: 'Hindi na hihingi ng code mula sa authenticator app kapag nagla-log in ka.',
    SECOND_FACTOR_GUESSED:
      'May naglagay ng ilang maling code para sa account mo. Hindi siya nakapasok, pero alam niya ang password mo o gumagamit siya ng device kung saan naka-log in ka.',
    RECOVERY_CODE_USED: 'Kakagamit lang ng isa sa mga recovery code mo para mag-log in. Hindi na ito gagana ulit.',
    RECOVERY_CODES_RENEWED: 'May mga bago kang recovery code. Hindi na gagana ang mga nauna.',
    PASSKEY_ADDED: 'May idinagdag na passkey sa account mo. Makakapag-log in gamit ito nang walang password.',
    PASSKEY_REMOVED:
      'May inalis na passkey sa account mo. Hindi na makakapag-log in gamit ito, at na-log out na ang iba mong device.',
  },
  tr: {
    subject: '{brand} hesabınızın güvenliği',
    text: 'Merhaba {name},\n\n{what}\n\nBunu siz yapmadıysanız şifrenizi değiştirin ve hemen bize yazın: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Artık giriş yaparken kimlik doğrulama uygulamanızdaki kod isteniyor.',
    SECOND_FACTOR_OFF: 'Artık giriş yaparken kimlik doğrulama uygulamasından kod istenmiyor.',
    SECOND_FACTOR_GUESSED:
      'Birisi hesabınız için birkaç yanlış kod girdi. Giriş yapamadı, ancak şifrenizi biliyor ya da oturumunuzun açık olduğu bir cihazı kullanıyor.',
    RECOVERY_CODE_USED: 'Kurtarma kodlarınızdan biri az önce giriş yapmak için kullanıldı. Bu kod bir daha çalışmaz.',
    RECOVERY_CODES_RENEWED: 'Yeni kurtarma kodlarınız hazır. Öncekiler artık çalışmıyor.',
    PASSKEY_ADDED: 'Hesabınıza bir geçiş anahtarı eklendi. Bu anahtarla şifreniz olmadan giriş yapılabilir.',
    PASSKEY_REMOVED:
      'Hesabınızdan bir geçiş anahtarı kaldırıldı. Bu anahtarla artık giriş yapılamaz ve diğer cihazlarınızda oturum kapatıldı.',
  },
  pl: {
    subject: 'Bezpieczeństwo Twojego konta {brand}',
    text: 'Cześć {name},\n\n{what}\n\nJeśli to nie Ty, zmień hasło i napisz do nas od razu: {support}\n\n{brand}',
    SECOND_FACTOR_ON: 'Przy logowaniu prosimy teraz o kod z Twojej aplikacji uwierzytelniającej.',
    SECOND_FACTOR_OFF: 'Przy logowaniu nie prosimy już o kod z aplikacji uwierzytelniającej.',
    SECOND_FACTOR_GUESSED:
      'Ktoś kilka razy wpisał błędny kod do Twojego konta. Nie udało mu się zalogować, ale zna Twoje hasło albo korzysta z urządzenia, na którym trwa Twoja sesja.',
    RECOVERY_CODE_USED: 'Przed chwilą użyto jednego z Twoich kodów zapasowych do logowania. Drugi raz nie zadziała.',
    RECOVERY_CODES_RENEWED: 'Masz nowe kody zapasowe. Poprzednie już nie działają.',
    PASSKEY_ADDED: 'Do Twojego konta dodano klucz dostępu. Pozwala on zalogować się bez hasła.',
    PASSKEY_REMOVED:
      'Z Twojego konta usunięto klucz dostępu. Nie można się już nim logować, a Twoje pozostałe urządzenia zostały wylogowane.',
  },
};

/** Builds the email about an event. */
export function secondFactorMessage(
  languageCode: string,
  countryCode: string,
  event: SecondFactorEvent,
  values: { readonly brand: string; readonly name: string; readonly support: string },
): { readonly locale: string; readonly subject: string; readonly text: string } {
  const locale = messageLocale(languageCode, countryCode);
  const texts = TEXTS[locale];
  return { locale, subject: fill(texts.subject, values), text: fill(texts.text, { ...values, what: texts[event] }) };
}
