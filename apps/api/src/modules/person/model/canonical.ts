import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Mail domains whose mailboxes ignore a `+tag`, as their providers describe them, with the other signs that they ignore.
 * Only there are two spellings certainly one mailbox; everywhere else a tag is a hint (`untaggedEmail`).
 */
const IGNORED_SIGNS: Readonly<Record<string, RegExp | null>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
  'outlook.com': null,
  'hotmail.com': null,
  'live.com': null,
  'msn.com': null,
  'icloud.com': null,
  'fastmail.com': null,
  'fastmail.fm': null,
  'yandex.com': null,
  'zoho.com': null,
};

/** Domains that lead to the same mailboxes as another one. */
const SAME_MAILBOXES: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'yandex.ru': 'yandex.com',
};

function partsOf(email: string): { readonly mailbox: string; readonly domain: string } {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1).replace(/\.+$/, '');
  return { mailbox: at < 0 ? '' : plain.slice(0, at), domain: SAME_MAILBOXES[domain] ?? domain };
}

const withoutTag = (mailbox: string): string => {
  const tag = mailbox.indexOf('+');
  // A mailbox that is nothing but a tag stays, or all of them would be one.
  return tag > 0 ? mailbox.slice(0, tag) : mailbox;
};

/**
 * Returns the one spelling of a mailbox: lower case, and without dots and `+tag` at domains that ignore them
 * (ruling 24).
 */
export function canonicalEmail(email: string): string {
  const { mailbox, domain } = partsOf(email);
  const ignored = IGNORED_SIGNS[domain];
  if (ignored === undefined) return `${mailbox}@${domain}`;
  const untagged = withoutTag(mailbox);
  return `${(ignored && untagged.replace(ignored, '')) || untagged}@${domain}`;
}

/** Returns the mailbox without a `+tag` at any domain: most mail servers ignore it, but not all. */
export function untaggedEmail(email: string): string {
  const [mailbox = '', domain = ''] = canonicalEmail(email).split(/@(?=[^@]*$)/);
  return `${withoutTag(mailbox)}@${domain}`;
}

/** Returns a phone number in international format, with and without a national trunk zero alike. */
export function canonicalPhone(phone: { readonly prefix: string; readonly body: string }): string {
  const digits = (value: string) => value.normalize('NFKC').replace(/\D/g, '');
  const prefix = digits(phone.prefix);
  const body = digits(phone.body).replace(/^0+/, '');
  return parsePhoneNumberFromString(`+${prefix}${body}`)?.number ?? `+${prefix}${body}`;
}

/** Letters that Unicode does not decompose, as they are written without them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/**
 * Folds a person's name: case, diacritics, punctuation and the order of its parts make no difference (ruling 24). The
 * two-letter spellings of umlauts and ligatures count as the letter: Müller and Mueller, Åse and Aase, are one name.
 */
export function foldedName(...names: readonly string[]): string {
  return names
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłħıþ]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/[’'`.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((part) => part.replace(/([aou])e+/g, '$1').replace(/a{2,}/g, 'a'))
    .sort()
    .join(' ');
}
