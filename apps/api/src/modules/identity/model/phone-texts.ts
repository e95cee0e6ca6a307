import { messageLocale } from './message-texts.ts';
import { fill } from './fill.ts';

interface PhoneTexts {
  readonly subject: string;
  readonly email: string;
  readonly sms: string;
}

/**
 * Messages about a changed phone number in the player's language; Placeholders: `{brand}`, `{name}` and `{support}`.
 */
const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, PhoneTexts>> = {
  en: {
    subject: 'Your {brand} phone number has been changed',
    email:
      'Hi {name},\n\nThe phone number on your account has just been changed.\n\nIf this wasn’t you, email us immediately: {support}\n\n{brand}',
    sms: '{brand}: a new phone number has replaced this one on your account. Not you? Email {support} immediately.',
  },
  fi: {
    subject: 'Puhelinnumerosi on vaihdettu: {brand}',
    email:
      'Hei {name},\n\nTilisi puhelinnumero vaihdettiin juuri.\n\nJos et tehnyt tätä itse, kirjoita meille heti: {support}\n\n{brand}',
    sms: '{brand}: tilillesi on vaihdettu toinen puhelinnumero tämän tilalle. Etkö tehnyt tätä itse? Kirjoita heti: {support}',
  },
  no: {
    subject: 'Telefonnummeret ditt hos {brand} er endret',
    email:
      'Hei {name},\n\nTelefonnummeret på kontoen din ble nettopp endret.\n\nVar det ikke deg, så skriv til oss med en gang: {support}\n\n{brand}',
    sms: '{brand}: et annet telefonnummer har erstattet dette på kontoen din. Var det ikke deg? Skriv til {support} med en gang.',
  },
  de: {
    subject: 'Ihre Telefonnummer bei {brand} wurde geändert',
    email:
      'Guten Tag {name},\n\ndie Telefonnummer Ihres Kontos wurde soeben geändert.\n\nWenn Sie das nicht waren, schreiben Sie uns bitte sofort: {support}\n\n{brand}',
    sms: '{brand}: In Ihrem Konto steht jetzt eine andere Telefonnummer statt dieser. Waren Sie das nicht? Schreiben Sie sofort an {support}.',
  },
  fr: {
    subject: 'Votre numéro de téléphone {brand} a été modifié',
    email:
      'Bonjour {name},\n\nLe numéro de téléphone de votre compte vient d’être modifié.\n\nSi ce n’était pas vous, écrivez-nous tout de suite : {support}\n\n{brand}',
    sms: '{brand} : un autre numéro de téléphone a remplacé celui-ci sur votre compte. Ce n’était pas vous ? Écrivez tout de suite à {support}.',
  },
  caf: {
    subject: 'Votre numéro de téléphone {brand} a été modifié',
    email:
      'Bonjour {name},\n\nLe numéro de téléphone de votre compte vient d’être modifié.\n\nSi ce n’était pas vous, écrivez-nous immédiatement : {support}\n\n{brand}',
    sms: '{brand} : un autre numéro de téléphone a remplacé celui-ci dans votre compte. Ce n’était pas vous? Écrivez immédiatement à {support}.',
  },
  pt: {
    subject: 'O seu número de telefone {brand} foi alterado',
    email:
      'Olá {name},\n\nO número de telefone da sua conta acaba de ser alterado.\n\nSe não foi você, escreva-nos de imediato: {support}\n\n{brand}',
    sms: '{brand}: outro número de telefone substituiu este na sua conta. Não foi você? Escreva de imediato para {support}.',
  },
  br: {
    subject: 'Seu número de telefone {brand} foi alterado',
    email:
      'Olá, {name}!\n\nO número de telefone da sua conta acaba de ser alterado.\n\nSe não foi você, escreva para a gente imediatamente: {support}\n\n{brand}',
    sms: '{brand}: outro número de telefone substituiu este na sua conta. Não foi você? Escreva imediatamente para {support}.',
  },
  cl: {
    subject: 'Tu número de teléfono de {brand} cambió',
    email:
      'Hola, {name}:\n\nEl número de teléfono de tu cuenta acaba de cambiar.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
    sms: '{brand}: otro número de teléfono reemplazó a este en tu cuenta. ¿No fuiste tú? Escribe de inmediato a {support}.',
  },
  pe: {
    subject: 'Tu número de teléfono de {brand} fue cambiado',
    email:
      'Hola, {name}:\n\nEl número de teléfono de tu cuenta acaba de ser cambiado.\n\nSi no fuiste tú, escríbenos de inmediato: {support}\n\n{brand}',
    sms: '{brand}: otro número de teléfono reemplazó a este en tu cuenta. ¿No fuiste tú? Escribe de inmediato a {support}.',
  },
  ja: {
    subject: '{brand}：電話番号が変更されました',
    email:
      '{name} 様\n\nアカウントの電話番号が変更されました。\n\nお心当たりがない場合は、至急ご連絡ください：{support}\n\n{brand}',
    sms: '{brand}：アカウントの電話番号が、この番号から別の番号に変更されました。お心当たりがない場合は至急{support}へご連絡ください。',
  },
  tl: {
    subject: 'Napalitan ang numero ng telepono mo sa {brand}',
    email:
      'Hi {name},\n\nKakapalit lang ng numero ng telepono ng account mo.\n\nKung hindi ikaw ang gumawa nito, mag-email agad sa amin: {support}\n\n{brand}',
    sms: '{brand}: may ibang numerong pumalit sa numerong ito sa account mo. Hindi ikaw iyon? Mag-email agad sa {support}.',
  },
  tr: {
    subject: '{brand} telefon numaranız değiştirildi',
    email:
      'Merhaba {name},\n\nHesabınızın telefon numarası az önce değiştirildi.\n\nBunu siz yapmadıysanız hemen bize yazın: {support}\n\n{brand}',
    sms: '{brand}: Hesabınızda bu numaranın yerine başka bir telefon numarası kaydedildi. Siz yapmadıysanız hemen yazın: {support}',
  },
  pl: {
    subject: 'Twój numer telefonu w {brand} został zmieniony',
    email:
      'Cześć {name},\n\nnumer telefonu na Twoim koncie został właśnie zmieniony.\n\nJeśli to nie Ty, napisz do nas od razu: {support}\n\n{brand}',
    sms: '{brand}: inny numer telefonu zastąpił ten na Twoim koncie. To nie Ty? Napisz od razu na {support}.',
  },
};

/** Tells the player that the phone number was changed, by email and by SMS to the previous number. */
export function phoneChangedMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly support: string },
): { readonly locale: string } & PhoneTexts {
  const locale = messageLocale(languageCode, countryCode);
  const { subject, email, sms } = TEXTS[locale];
  return { locale, subject: fill(subject, values), email: fill(email, values), sms: fill(sms, values) };
}
