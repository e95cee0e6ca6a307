/** Texts that leave by SMS and e-mail, in the player's language (ruling 2). `{brand}`, `{code}` and `{name}` are filled in. */
interface MessageTexts {
  readonly sms: string;
  readonly emailSubject: string;
  readonly email: string;
}

const TEXTS: Readonly<Record<'en' | 'fi' | 'caf', MessageTexts>> = {
  en: {
    sms: '{brand}: your code is {code}. It works for 10 minutes. Never share it with anyone.',
    emailSubject: '{code} is your {brand} code',
    email: 'Hi {name},\n\nEnter this code to confirm your e-mail address: {code}\n\nIt works for 10 minutes. If you did not ask for it, somebody may have mistyped their address; you can ignore this message.\n\n{brand}',
  },
  fi: {
    sms: '{brand}: koodisi on {code}. Se on voimassa 10 minuuttia. Älä kerro koodia kenellekään.',
    emailSubject: '{code} on {brand}-koodisi',
    email: 'Hei {name},\n\nVahvista sähköpostiosoitteesi tällä koodilla: {code}\n\nKoodi on voimassa 10 minuuttia. Jos et pyytänyt koodia, joku on luultavasti kirjoittanut osoitteensa väärin, eikä sinun tarvitse tehdä mitään.\n\n{brand}',
  },
  caf: {
    sms: '{brand} : votre code est le {code}. Il est valide pendant 10 minutes. Ne le communiquez à personne.',
    emailSubject: '{code} est votre code {brand}',
    email: 'Bonjour {name},\n\nEntrez ce code pour confirmer votre adresse courriel : {code}\n\nIl est valide pendant 10 minutes. Si vous ne l’avez pas demandé, quelqu’un a probablement mal saisi son adresse; vous pouvez ignorer ce message.\n\n{brand}',
  },
};

/** The texts' locale for a language as the site sends it (`fi`, `fr`, `caf`, `FI` …). */
export function messageLocale(languageCode: string): 'en' | 'fi' | 'caf' {
  const language = languageCode.toLowerCase();
  if (language.startsWith('fi')) return 'fi';
  return language.startsWith('fr') || language === 'caf' ? 'caf' : 'en';
}

export function codeMessage(languageCode: string, values: { readonly brand: string; readonly code: string; readonly name: string }): { readonly locale: string; readonly sms: string; readonly emailSubject: string; readonly email: string } {
  const locale = messageLocale(languageCode);
  const texts = TEXTS[locale];
  const fill = (text: string) => text.replace(/\{(brand|code|name)\}/g, (_whole, name: 'brand' | 'code' | 'name') => values[name]);
  return { locale, sms: fill(texts.sms), emailSubject: fill(texts.emailSubject), email: fill(texts.email) };
}
