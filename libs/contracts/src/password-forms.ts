import { removeInvisible } from '@baize/kernel';
import { PASSWORD_MINIMUM } from './registration.ts';

/** What people write for a letter. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Words that many passwords consist of, in the languages of our markets. The list of known passwords begins at ten
 * characters, so it lacks what people make of these to get there.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passw0rd passwort passord passwoord salasana motdepasse contrasena contraseña clave senha palavrapasse haslo hasło
  parola sifre şifre pasuwado welcome willkommen bienvenue bienvenido bemvindo tervetuloa velkommen witamy hosgeldiniz hoşgeldiniz
  letmein letmeinn iloveyou iloveu loveyou ilovegod qwerty qwertyui qwertz azerty asdfgh asdfghjk zxcvbn zxcvbnm abc abcd abcdef
  admin administrator login user guest test testing tester secret changeme default master access hello hola hallo bonjour moi
  monkey dragon shadow sunshine princess flower football baseball basketball soccer hockey futbol futebol jalkapallo
  superman batman spiderman pokemon starwars naruto michael jordan jennifer jessica daniel andrew thomas robert charlie
  freedom whatever trustno nothing computer internet samsung google facebook liverpool chelsea arsenal barcelona realmadrid
  summer winter spring autumn sommer vinter kesa kesä talvi verano invierno verao verão inverno ete été hiver lato zima
  monday friday january december casino poker jackpot winner lucky money gambling slots roulette bet betting killer cookie
  mustang ferrari mercedes harley blessed angel angels jesus christ lovely sweety family mother mommy daddy hunter ranger
  butterfly fuckyou fuckoff asshole bullshit`
    .split(/\s+/)
    .filter(Boolean),
);
/** What stands around or inside a common word may be a date or a few signs. Anything longer was thought of. */
const LONGEST_ADDITION = 6;
/** A character again and again is typed as one thought. */
const REPEATED = /(.)\1+/gsu;
/** Matches three digits or more in the order of the keys. */
const inOrder = (keys: string): string =>
  `(?:${[...keys.slice(1)].map((next, at) => `${keys[at]}(?=${next})`).join('|')}){2,}\\d`;
/** So are digits in order, forwards or backwards, however many: password1234567. */
const DIGIT_RUN = new RegExp(`${inOrder('01234567890')}|${inOrder('09876543210')}`, 'g');
/** A letter again and again, as in xx-password-xx. */
const PADDING = /^(\p{L})\1+|(\p{L})\2+$/gu;

const withoutSigns = (text: string): string => text.replace(/[\p{P}\p{S}\s]/gu, '');
/** Writes letters for the digits and signs that stand for them, one for one. */
export const spell = (text: string): string => text.replace(/[013457@$!]/g, (sign) => WRITTEN_FOR[sign] ?? sign);

/** Returns a password as it is compared: in small letters, and without characters that show nothing. */
export const plainPassword = (password: string): string => removeInvisible(password.normalize('NFKC')).toLowerCase();

/** Splits off the digits and signs at the beginning and the end. */
function partsOf(plain: string): { readonly before: string; readonly core: string; readonly after: string } {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? [];
  return { before, core, after };
}

/**
 * Returns what an attacker's tool makes a password of, as it may be on a list of known ones (ruling 31): without signs at
 * either end, without signs at all, and with the letters that digits and signs inside are written for. The plain password
 * comes first.
 */
export function formsOf(password: string): readonly string[] {
  const plain = plainPassword(password);
  const { before, core, after } = partsOf(plain);
  const forms = [core, spell(core)].flatMap((word) => [
    `${before}${word}${after}`,
    `${withoutSigns(before)}${word}${withoutSigns(after)}`,
    withoutSigns(`${before}${word}${after}`),
    withoutSigns(`${word}${after}`),
    withoutSigns(`${before}${word}`),
    word,
  ]);
  // The list has nothing shorter, and each look-up may refuse another password by mistake.
  return [...new Set([plain, ...forms])].filter((form) => form.length >= PASSWORD_MINIMUM);
}

/** Tells whether a password is a common word with a few digits or signs, or such a word again and again. */
export function isCommonWord(password: string): boolean {
  const whole = plainPassword(password);
  const once = /^(.{4,}?)\1+$/su.exec(whole)?.[1] ?? whole;
  const { before, core, after } = partsOf(once);
  // What is written among the letters is no second thought either: pass1word2.
  const letters = core.replace(/[^\p{L}]/gu, '');
  const inside = [...core].length - [...letters].length;
  const around = [before, after].join('').replace(DIGIT_RUN, '0').replace(REPEATED, '$1').length;
  if (around > LONGEST_ADDITION) return false;
  const words = [withoutSigns(core), withoutSigns(spell(core))];
  if (around + inside <= LONGEST_ADDITION) words.push(letters);
  return words
    .flatMap((word) => [word, word.replace(PADDING, '')])
    .some((word) => COMMON_WORDS.has(/^(.+?)\1+$/su.exec(word)?.[1] ?? word) || COMMON_WORDS.has(word));
}
