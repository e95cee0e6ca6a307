import { domainToASCII } from 'node:url';
import { removeInvisible } from '@baize/kernel';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How a mail provider spells one mailbox in several ways. */
interface MailboxRule {
  /** Starts a tag that is ignored. */
  readonly tag: '+' | '-';
  /** Signs that are ignored, or written for another one. */
  readonly fold?: (mailbox: string) => string;
}
const TAGGED: MailboxRule = { tag: '+' };
const without = (signs: RegExp): MailboxRule => ({ tag: '+', fold: (mailbox) => mailbox.replace(signs, '') });

/**
 * Mail providers whose mailboxes ignore a tag, as they describe it, by domain. Only there are two spellings certainly one
 * mailbox; everywhere else a tag is a hint (`untaggedEmail`). Yahoo's names have no hyphen: what follows one is the
 * keyword of a disposable address.
 */
const PROVIDERS: readonly (readonly [RegExp, MailboxRule])[] = [
  [/^gmail\.com$/, without(/\./g)],
  [/^proton\.me$/, without(/[._-]/g)],
  [/^(outlook|hotmail|live|msn)\.[a-z]{2,3}(\.[a-z]{2})?$/, TAGGED],
  [/^icloud\.com$/, TAGGED],
  [/^fastmail\.(com|fm)$/, TAGGED],
  [/^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|ymail\.com|rocketmail\.com)$/, { tag: '-' }],
  [/^yandex\.com$/, { tag: '+', fold: (mailbox) => mailbox.replaceAll('.', '-') }],
  [/^(zoho\.(com|eu)|zohomail\.(com|eu)|mailbox\.org|posteo\.(de|net)|hey\.com|runbox\.com)$/, TAGGED],
];

/** Domains that lead to the same mailboxes as another one. */
const SAME_MAILBOXES: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.com',
  'yandex.ru': 'yandex.com',
  'yandex.by': 'yandex.com',
  'yandex.kz': 'yandex.com',
  'yandex.ua': 'yandex.com',
};

function partsOf(email: string): { readonly mailbox: string; readonly domain: string } {
  // Accounts that were opened before only plain addresses were accepted may have invisible signs in theirs.
  const plain = removeInvisible(email.normalize('NFKC')).trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const named = plain.slice(at + 1).replace(/\.+$/, '');
  // One domain, in its own script or as the mail servers spell it (`xn--…`). Empty for one that cannot exist.
  const domain = domainToASCII(named) || named;
  const mailbox = at < 0 ? '' : plain.slice(0, at);
  const alias = /^([^.]+)\.fastmail\.(com|fm)$/.exec(domain);
  // Fastmail delivers any name at a user's own subdomain to that user.
  if (alias) return { mailbox: alias[1] ?? mailbox, domain: `fastmail.${alias[2] ?? 'com'}` };
  return { mailbox, domain: SAME_MAILBOXES[domain] ?? domain };
}

const withoutTag = (mailbox: string, sign: '+' | '-' = '+'): string => {
  const tag = mailbox.indexOf(sign);
  // A mailbox that is nothing but a tag stays, or all of them would be one.
  return tag > 0 ? mailbox.slice(0, tag) : mailbox;
};

/**
 * Returns the one spelling of a mailbox: lower case, the domain as mail servers spell it, and without what its provider
 * ignores (ruling 24).
 */
export function canonicalEmail(email: string): string {
  const { mailbox, domain } = partsOf(email);
  const rule = PROVIDERS.find(([domains]) => domains.test(domain))?.[1];
  if (!rule) return `${mailbox}@${domain}`;
  const untagged = withoutTag(mailbox, rule.tag);
  return `${rule.fold?.(untagged) || untagged}@${domain}`;
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
export const SPELLINGS: Readonly<Record<string, string>> = {
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
