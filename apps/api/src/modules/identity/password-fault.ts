import { ERROR } from '@baize/contracts/errors';
import { formsOf, isCommonWord, plainPassword } from '@baize/contracts/password-forms';
import { PASSWORD_MINIMUM } from '@baize/contracts/registration';
import { shippedPasswords } from './known-passwords.ts';
import { isGuessable, withoutWords } from './model/details.ts';

const isKnown = (password: string): boolean =>
  isCommonWord(password) || formsOf(password).some((form) => shippedPasswords().has(form));

/**
 * Returns what anyone knows about a player: their email, whole and in its parts, their name and the brand's.
 * @param email as the player typed it; `emailKey`: its canonical form
 */
export const knownWords = (
  { email, emailKey, firstName, lastName }: Readonly<Record<'email' | 'emailKey' | 'firstName' | 'lastName', string>>,
  brandName: string,
): readonly string[] => [email, ...email.split('@'), emailKey.split('@')[0] ?? '', firstName, lastName, brandName];

/**
 * Returns why a new password is refused (ruling 31), or null: it is made of what anyone knows about the player, or known
 * from breaches, or much like one that is. A player's own name may be in it if the rest would be a password. There are no
 * rules about the kinds of characters. The contract checks the length.
 * @param words from `knownWords`
 */
export function passwordFault(password: string, words: readonly string[]): string | null {
  const plain = plainPassword(password);
  if (isGuessable(plain)) return ERROR.passwordGuessable;
  if (isKnown(password)) return ERROR.passwordKnown;
  const rest = withoutWords(plain, words);
  if (rest.length === plain.length) return null;
  return rest.length < PASSWORD_MINIMUM || isGuessable(rest) || isKnown(rest) ? ERROR.passwordGuessable : null;
}
