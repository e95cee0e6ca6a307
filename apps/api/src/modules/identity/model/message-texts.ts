import { MARKETS } from '@baize/brand';
import { fill } from './fill.ts';

/** Texts sent by SMS and email in the player's language (ruling 2). Placeholders: `{brand}`, `{code}` and `{name}`. */
interface MessageTexts {
  readonly sms: string;
  readonly emailSubject: string;
  readonly email: string;
}

const TEXTS = {
  en: {
    sms: '{brand}: your code is {code}. It works for 10 minutes. Never share it with anyone.',
    emailSubject: '{code} is your {brand} code',
    email:
      'Hi {name},\n\nEnter this code to confirm your email address: {code}\n\nIt works for 10 minutes. If you didn’t request it, someone may have mistyped their address. You can ignore this message.\n\n{brand}',
  },
  fi: {
    sms: '{brand}: koodisi on {code}. Se on voimassa 10 minuuttia. Älä kerro koodia kenellekään.',
    emailSubject: '{code} on {brand}-koodisi',
    email:
      'Hei {name},\n\nVahvista sähköpostiosoitteesi tällä koodilla: {code}\n\nKoodi on voimassa 10 minuuttia. Jos et pyytänyt koodia, joku on luultavasti kirjoittanut osoitteensa väärin, eikä sinun tarvitse tehdä mitään.\n\n{brand}',
  },
  caf: {
    sms: '{brand} : votre code est le {code}. Il est valide pendant 10 minutes. Ne le communiquez à personne.',
    emailSubject: '{code} est votre code {brand}',
    email:
      'Bonjour {name},\n\nEntrez ce code pour confirmer votre adresse courriel : {code}\n\nIl est valide pendant 10 minutes. Si vous ne l’avez pas demandé, quelqu’un a probablement mal saisi son adresse; vous pouvez ignorer ce message.\n\n{brand}',
  },
  no: {
    sms: '{brand}: koden din er {code}. Den gjelder i 10 minutter. Del den aldri med noen.',
    emailSubject: '{code} er koden din hos {brand}',
    email:
      'Hei {name},\n\nSkriv inn denne koden for å bekrefte e-postadressen din: {code}\n\nDen gjelder i 10 minutter. Hvis du ikke har bedt om den, har noen trolig skrevet feil adresse. Da kan du se bort fra denne meldingen.\n\n{brand}',
  },
  de: {
    sms: '{brand}: Ihr Code lautet {code}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.',
    emailSubject: '{code} ist Ihr Code für {brand}',
    email:
      'Guten Tag {name},\n\nmit diesem Code bestätigen Sie Ihre E-Mail-Adresse: {code}\n\nEr gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, hat sich vermutlich jemand bei der Adresse vertippt; Sie können diese Nachricht ignorieren.\n\n{brand}',
  },
  fr: {
    sms: '{brand} : votre code est {code}. Il est valable 10 minutes. Ne le communiquez à personne.',
    emailSubject: '{code} est votre code {brand}',
    email:
      'Bonjour {name},\n\nSaisissez ce code pour confirmer votre adresse e-mail : {code}\n\nIl est valable 10 minutes. Si vous ne l’avez pas demandé, quelqu’un s’est sans doute trompé d’adresse ; vous pouvez ignorer ce message.\n\n{brand}',
  },
  pt: {
    sms: '{brand}: o seu código é {code}. É válido durante 10 minutos. Não o partilhe com ninguém.',
    emailSubject: '{code} é o seu código {brand}',
    email:
      'Olá {name},\n\nIntroduza este código para confirmar o seu endereço de e-mail: {code}\n\nÉ válido durante 10 minutos. Se não o pediu, alguém terá escrito mal o endereço; pode ignorar esta mensagem.\n\n{brand}',
  },
  br: {
    sms: '{brand}: seu código é {code}. Ele vale por 10 minutos. Não passe este código para ninguém.',
    emailSubject: '{code} é o seu código {brand}',
    email:
      'Olá, {name}!\n\nDigite este código para confirmar seu e-mail: {code}\n\nEle vale por 10 minutos. Se você não pediu o código, alguém deve ter digitado o endereço errado; pode ignorar esta mensagem.\n\n{brand}',
  },
  cl: {
    sms: '{brand}: tu código es {code}. Sirve por 10 minutos. No lo compartas con nadie.',
    emailSubject: '{code} es tu código de {brand}',
    email:
      'Hola, {name}:\n\nIngresa este código para confirmar tu correo: {code}\n\nSirve por 10 minutos. Si no lo pediste, es probable que alguien haya escrito mal su dirección; puedes ignorar este mensaje.\n\n{brand}',
  },
  pe: {
    sms: '{brand}: tu código es {code}. Vale por 10 minutos. No lo compartas con nadie.',
    emailSubject: '{code} es tu código de {brand}',
    email:
      'Hola, {name}:\n\nIngresa este código para confirmar tu correo electrónico: {code}\n\nVale por 10 minutos. Si no lo pediste, es probable que alguien haya escrito mal su dirección; puedes ignorar este mensaje.\n\n{brand}',
  },
  ja: {
    sms: '{brand}：確認コードは {code} です。有効時間は10分です。誰にも教えないでください。',
    emailSubject: '{brand}の確認コード：{code}',
    email:
      '{name} 様\n\nメールアドレスの確認のため、次のコードを入力してください：{code}\n\n有効時間は10分です。お心当たりがない場合は、どなたかがアドレスを誤って入力した可能性があります。このメールは破棄していただいて問題ありません。\n\n{brand}',
  },
  tl: {
    sms: '{brand}: ang code mo ay {code}. Gumagana ito nang 10 minuto. Huwag itong ibigay kaninuman.',
    emailSubject: '{code} ang code mo sa {brand}',
    email:
      'Hi {name},\n\nIlagay ang code na ito para kumpirmahin ang email mo: {code}\n\nGumagana ito nang 10 minuto. Kung hindi mo ito hiningi, baka may nagkamali lang ng pag-type ng address; puwede mo itong balewalain.\n\n{brand}',
  },
  tr: {
    sms: '{brand}: kodunuz {code}. 10 dakika geçerlidir. Kimseyle paylaşmayın.',
    emailSubject: '{brand} kodunuz: {code}',
    email:
      'Merhaba {name},\n\nE-posta adresinizi onaylamak için şu kodu girin: {code}\n\nKod 10 dakika geçerlidir. Kodu siz istemediyseniz biri adresini yanlış yazmış olabilir; bu mesajı dikkate almayın.\n\n{brand}',
  },
  pl: {
    sms: '{brand}: Twój kod to {code}. Jest ważny 10 minut. Nikomu go nie podawaj.',
    emailSubject: '{code} to Twój kod w {brand}',
    email:
      'Cześć {name},\n\nwpisz ten kod, aby potwierdzić swój adres e-mail: {code}\n\nKod jest ważny 10 minut. Jeśli nie była to Twoja prośba, ktoś zapewne pomylił adres; możesz zignorować tę wiadomość.\n\n{brand}',
  },
} as const satisfies Record<string, MessageTexts>;
type MessageLocale = keyof typeof TEXTS;

/** The texts of a language for countries without their own. */
const BY_LANGUAGE: Readonly<Record<string, MessageLocale>> = {
  fi: 'fi',
  no: 'no',
  nb: 'no',
  de: 'de',
  fr: 'fr',
  caf: 'caf',
  pt: 'pt',
  es: 'cl',
  ja: 'ja',
  tl: 'tl',
  tr: 'tr',
  pl: 'pl',
};

/**
 * Returns the texts' locale for a language as the site sends it (`FI`, `PT` …) and the player's country: Brazilian
 * Portuguese differs from Portugal's (ruling 2). English if nothing is closer.
 */
export function messageLocale(languageCode: string, countryCode: string): MessageLocale {
  const language = languageCode.toLowerCase();
  const market = Object.values(MARKETS).find((record) => record.originCountryCode.includes(countryCode));
  const own: string | undefined = market?.localeMapping[`${language}-${market.id}`];
  return own !== undefined && own in TEXTS ? (own as MessageLocale) : (BY_LANGUAGE[language] ?? 'en');
}

export function codeMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly code: string; readonly name: string },
): { readonly locale: string; readonly sms: string; readonly emailSubject: string; readonly email: string } {
  const locale = messageLocale(languageCode, countryCode);
  const texts = TEXTS[locale];
  return {
    locale,
    sms: fill(texts.sms, values),
    emailSubject: fill(texts.emailSubject, values),
    email: fill(texts.email, values),
  };
}
