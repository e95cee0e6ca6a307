import { PASSWORD_MINIMUM } from '@baize/contracts/registration';

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
  mustang ferrari mercedes harley blessed angel angels jesus christ lovely sweety family mother mommy daddy hunter ranger`
    .split(/\s+/)
    .filter(Boolean),
);
/** What stands around a common word may be a date or a few signs. Anything longer was thought of. */
const LONGEST_ADDITION = 6;

const withoutSigns = (text: string): string => text.replace(/[\p{P}\p{S}\s]/gu, '');

/** Returns a password as it is compared: in small letters, and without characters that show nothing. */
export const plainPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toLowerCase();

/** Splits off the digits and signs at the beginning and the end. */
function partsOf(plain: string): { readonly before: string; readonly core: string; readonly after: string } {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? [];
  return { before, core, after };
}

/**
 * Returns what an attacker's tool makes a password of, as it may be on a list of known ones (ruling 31): without signs at
 * either end, without signs at all, and with the letters that digits and signs inside are written for.
 */
export function formsOf(password: string): readonly string[] {
  const plain = plainPassword(password);
  const { before, core, after } = partsOf(plain);
  const spelt = core.replace(/[013457@$!]/g, (sign) => WRITTEN_FOR[sign] ?? sign);
  const forms = [core, spelt].flatMap((word) => [
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

/** Tells whether a password is a common word with a few digits or signs. */
export function isCommonWord(password: string): boolean {
  const { before, core, after } = partsOf(plainPassword(password));
  if (before.length + after.length > LONGEST_ADDITION) return false;
  const spelt = core.replace(/[013457@$!]/g, (sign) => WRITTEN_FOR[sign] ?? sign);
  return [core, spelt].some((word) => {
    const letters = withoutSigns(word);
    // Twice the same word is no second thought.
    const half = letters.slice(0, letters.length / 2);
    return COMMON_WORDS.has(letters) || (letters === half + half && COMMON_WORDS.has(half));
  });
}
