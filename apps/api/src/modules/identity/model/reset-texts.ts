import { fill } from './fill.ts';
import { messageLocale } from './message-texts.ts';

/**
 * Emails about a password in the player's language. Placeholders: `{brand}`, `{name}`, `{link}` and `{support}`. The
 * link has its own line.
 */
interface PasswordTexts {
  readonly resetSubject: string;
  readonly reset: string;
  readonly changedSubject: string;
  /** By a player who is logged in, and stays so on that device. */
  readonly changed: string;
  /** With a link or a code, which logs everyone out. */
  readonly replaced: string;
}

const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, PasswordTexts>> = {
  en: {
    resetSubject: 'Reset your {brand} password',
    reset:
      'Hi {name},\n\nChoose a new password here:\n{link}\n\nThe link works once and expires in an hour. If you didn’t request it, ignore this message. Your password will stay the same.\n\n{brand}',
    changedSubject: 'Your {brand} password has been changed',
    changed:
      'Hi {name},\n\nYour password has just been changed, and all other devices have been logged out.\n\nIf this wasn’t you, email us immediately: {support}\n\n{brand}',
    replaced:
      'Hi {name},\n\nYour password has just been changed, and you’ve been logged out on all your devices.\n\nIf this wasn’t you, email us immediately: {support}\n\n{brand}',
  },
  fi: {
    resetSubject: 'Uusi salasana: {brand}',
    reset:
      'Hei {name},\n\nValitse uusi salasana tästä:\n{link}\n\nLinkki toimii kerran ja vanhenee tunnin kuluttua. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.\n\n{brand}',
    changedSubject: 'Salasanasi on vaihdettu: {brand}',
    changed:
      'Hei {name},\n\nSalasanasi vaihdettiin juuri, ja kaikki muut laitteet kirjattiin ulos.\n\nJos et tehnyt tätä itse, kirjoita meille heti: {support}\n\n{brand}',
    replaced:
      'Hei {name},\n\nSalasanasi vaihdettiin juuri, ja sinut kirjattiin ulos kaikilta laitteilta.\n\nJos et tehnyt tätä itse, kirjoita meille heti: {support}\n\n{brand}',
  },
  no: {
    resetSubject: 'Nytt passord hos {brand}',
    reset:
      'Hei {name},\n\nVelg et nytt passord her:\n{link}\n\nLenken virker én gang og gjelder i en time. Hvis du ikke har bedt om den, kan du se bort fra denne meldingen; passordet ditt er uendret.\n\n{brand}',
    changedSubject: 'Passordet ditt hos {brand} er endret',
    changed:
      'Hei {name},\n\nPassordet ditt ble nettopp endret, og alle andre enheter er logget ut.\n\nVar det ikke deg, så skriv til oss med en gang: {support}\n\n{brand}',
    replaced:
      'Hei {name},\n\nPassordet ditt ble nettopp endret, og du er logget ut overalt.\n\nVar det ikke deg, så skriv til oss med en gang: {support}\n\n{brand}',
  },
  de: {
    resetSubject: 'Neues Passwort für {brand}',
    reset:
      'Guten Tag {name},\n\nhier legen Sie ein neues Passwort fest:\n{link}\n\nDer Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht; Ihr Passwort bleibt unverändert.\n\n{brand}',
    changedSubject: 'Ihr Passwort bei {brand} wurde geändert',
    changed:
      'Guten Tag {name},\n\nIhr Passwort wurde soeben geändert, und alle anderen Geräte wurden ausgeloggt.\n\nWenn Sie das nicht waren, schreiben Sie uns bitte sofort: {support}\n\n{brand}',
    replaced:
      'Guten Tag {name},\n\nIhr Passwort wurde soeben geändert, und Sie wurden überall ausgeloggt.\n\nWenn Sie das nicht waren, schreiben Sie uns bitte sofort: {support}\n\n{brand}',
  },
  fr: {
    resetSubject: 'Votre nouveau mot de passe {brand}',
    reset:
      'Bonjour {name},\n\nChoisissez un nouveau mot de passe ici :\n{link}\n\nLe lien fonctionne une seule fois et expire au bout d’une heure. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe ne change pas.\n\n{brand}',
    changedSubject: 'Votre mot de passe {brand} a été modifié',
    changed:
      'Bonjour {name},\n\nVotre mot de passe vient d’être modifié et tous les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, écrivez-nous tout de suite : {support}\n\n{brand}',
    replaced:
      'Bonjour {name},\n\nVotre mot de passe vient d’être modifié et vous avez été déconnecté de tous vos appareils.\n\nSi ce n’était pas vous, écrivez-nous tout de suite : {support}\n\n{brand}',
  },
  caf: {
    resetSubject: 'Votre nouveau mot de passe {brand}',
    reset:
      'Bonjour {name},\n\nChoisissez un nouveau mot de passe ici :\n{link}\n\nLe lien fonctionne une seule fois et expire au bout d’une heure. Si vous ne l’avez pas demandé, ignorez ce courriel; votre mot de passe demeure inchangé.\n\n{brand}',
    changedSubject: 'Votre mot de passe {brand} a été modifié',
    changed:
      'Bonjour {name},\n\nVotre mot de passe vient d’être modifié et les sessions ont été fermées sur tous les autres appareils.\n\nSi ce n’était pas vous, écrivez-nous immédiatement : {support}\n\n{brand}',
    replaced:
      'Bonjour {name},\n\nVotre mot de passe vient d’être modifié et vos sessions ont été fermées partout.\n\nSi ce n’était pas vous, écrivez-nous immédiatement : {support}\n\n{brand}',
  },
  pt: {
    resetSubject: 'Nova palavra-passe {brand}',
    reset:
      'Olá {name},\n\nEscolha aqui uma nova palavra-passe:\n{link}\n\nA ligação funciona uma só vez, durante uma hora. Se não a pediu, ignore esta mensagem: a sua palavra-passe mantém-se.\n\n{brand}',
    changedSubject: 'A sua palavra-passe {brand} foi alterada',
    changed:
      'Olá {name},\n\nA sua palavra-passe acaba de ser alterada e a sessão foi terminada em todos os outros dispositivos.\n\nSe não foi você, escreva-nos de imediato: {support}\n\n{brand}',
    replaced:
      'Olá {name},\n\nA sua palavra-passe acaba de ser alterada e a sua sessão foi terminada em todos os dispositivos.\n\nSe não foi você, escreva-nos de imediato: {support}\n\n{brand}',
  },
  br: {
    resetSubject: 'Sua nova senha {brand}',
    reset:
      'Olá, {name}!\n\nEscolha uma nova senha aqui:\n{link}\n\nO link funciona uma única vez, por uma hora. Se você não pediu, ignore esta mensagem: sua senha continua a mesma.\n\n{brand}',
    changedSubject: 'Sua senha {brand} foi alterada',
    changed:
      'Olá, {name}!\n\nSua senha acaba de ser alterada e todos os outros aparelhos foram desconectados.\n\nSe não foi você, escreva para a gente imediatamente: {support}\n\n{brand}',
    replaced:
      'Olá, {name}!\n\nSua senha acaba de ser alterada e você saiu da conta em todos os aparelhos.\n\nSe não foi você, escreva para a gente imediatamente: {support}\n\n{brand}',
  },
  cl: {
    resetSubject: 'Tu nueva contraseña de {brand}',
    reset:
      'Hola, {name}:\n\nElige una contraseña nueva aquí:\n{link}\n\nEl enlace sirve una sola vez, durante una hora. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.\n\n{brand}',
    changedSubject: 'Tu contraseña de {brand} cambió',
    changed:
      'Hola, {name}:\n\nTu contraseña acaba de cambiar y se cerró la sesión en todos los demás dispositivos.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
    replaced:
      'Hola, {name}:\n\nTu contraseña acaba de cambiar y se cerró tu sesión en todos los dispositivos.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
  },
  pe: {
    resetSubject: 'Tu nueva contraseña de {brand}',
    reset:
      'Hola, {name}:\n\nCrea aquí una contraseña nueva:\n{link}\n\nEl enlace vale una sola vez, durante una hora. Si no lo pediste, puedes ignorar este mensaje: tu contraseña no cambia.\n\n{brand}',
    changedSubject: 'Tu contraseña de {brand} fue cambiada',
    changed:
      'Hola, {name}:\n\nTu contraseña acaba de ser cambiada y se cerró la sesión en todos los demás dispositivos.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
    replaced:
      'Hola, {name}:\n\nTu contraseña acaba de ser cambiada y tu sesión se cerró en todos los dispositivos.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
  },
  ja: {
    resetSubject: '{brand}：新しいパスワードの設定',
    reset:
      '{name} 様\n\n下記のリンクから新しいパスワードを設定してください：\n{link}\n\nリンクは1時間有効で、1回のみご利用いただけます。お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。\n\n{brand}',
    changedSubject: '{brand}：パスワードが変更されました',
    changed:
      '{name} 様\n\nパスワードが変更され、他のすべての端末からログアウトされました。\n\nお心当たりがない場合は、至急ご連絡ください：{support}\n\n{brand}',
    replaced:
      '{name} 様\n\nパスワードが変更され、すべての端末からログアウトされました。\n\nお心当たりがない場合は、至急ご連絡ください：{support}\n\n{brand}',
  },
  tl: {
    resetSubject: 'Bagong password mo sa {brand}',
    reset:
      'Hi {name},\n\nPumili ng bagong password dito:\n{link}\n\nIsang beses lang gagana ang link, sa loob ng isang oras. Kung hindi mo ito hiningi, balewalain lang ang mensaheng ito: hindi magbabago ang password mo.\n\n{brand}',
    changedSubject: 'Napalitan ang password mo sa {brand}',
    changed:
      'Hi {name},\n\nKakapalit lang ng password mo, at na-log out ang lahat ng ibang device.\n\nKung hindi ikaw ang gumawa nito, mag-email agad sa amin: {support}\n\n{brand}',
    replaced:
      'Hi {name},\n\nKakapalit lang ng password mo, at na-log out ka sa lahat ng device.\n\nKung hindi ikaw ang gumawa nito, mag-email agad sa amin: {support}\n\n{brand}',
  },
  tr: {
    resetSubject: '{brand} için yeni şifre',
    reset:
      'Merhaba {name},\n\nYeni şifrenizi buradan belirleyin:\n{link}\n\nBağlantı yalnızca bir kez kullanılabilir ve bir saat sonra geçerliliğini yitirir. Bunu siz istemediyseniz mesajı dikkate almayın; şifreniz aynı kalır.\n\n{brand}',
    changedSubject: '{brand} şifreniz değiştirildi',
    changed:
      'Merhaba {name},\n\nŞifreniz az önce değiştirildi ve diğer tüm cihazlardaki oturumlar kapatıldı.\n\nBunu siz yapmadıysanız hemen bize yazın: {support}\n\n{brand}',
    replaced:
      'Merhaba {name},\n\nŞifreniz az önce değiştirildi ve tüm cihazlarda oturumunuz kapatıldı.\n\nBunu siz yapmadıysanız hemen bize yazın: {support}\n\n{brand}',
  },
  pl: {
    resetSubject: 'Nowe hasło w {brand}',
    reset:
      'Cześć {name},\n\nnowe hasło ustawisz tutaj:\n{link}\n\nLink działa jeden raz i wygasa po godzinie. Jeśli nie była to Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.\n\n{brand}',
    changedSubject: 'Twoje hasło w {brand} zostało zmienione',
    changed:
      'Cześć {name},\n\nTwoje hasło zostało właśnie zmienione i nastąpiło wylogowanie na wszystkich innych urządzeniach.\n\nJeśli to nie Ty, napisz do nas od razu: {support}\n\n{brand}',
    replaced:
      'Cześć {name},\n\nTwoje hasło zostało właśnie zmienione i nastąpiło wylogowanie na wszystkich urządzeniach.\n\nJeśli to nie Ty, napisz do nas od razu: {support}\n\n{brand}',
  },
};

interface Message {
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
}

/** Builds the email with the link for setting a new password. */
export function resetMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly link: string },
): Message {
  const locale = messageLocale(languageCode, countryCode);
  return { locale, subject: fill(TEXTS[locale].resetSubject, values), text: fill(TEXTS[locale].reset, values) };
}

/**
 * Tells the player that the password was changed in the account. If someone else changed it, this is the player's first
 * warning.
 */
export function passwordChangedMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly support: string },
): Message {
  const locale = messageLocale(languageCode, countryCode);
  return { locale, subject: fill(TEXTS[locale].changedSubject, values), text: fill(TEXTS[locale].changed, values) };
}

/** Tells the player that a new password was set with a link or a code; also a first warning. */
export function passwordReplacedMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly support: string },
): Message {
  const locale = messageLocale(languageCode, countryCode);
  return { locale, subject: fill(TEXTS[locale].changedSubject, values), text: fill(TEXTS[locale].replaced, values) };
}
