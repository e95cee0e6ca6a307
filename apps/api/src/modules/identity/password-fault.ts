import { ERROR } from '@baize/contracts/errors';
import { formsOf, isCommonWord, plainPassword } from '@baize/contracts/password-forms';
import { PASSWORD_MINIMUM } from '@baize/contracts/registration';
import { shippedPasswords } from './known-passwords.ts';
import { isGuessable, withoutWords } from './model/details.ts';

const isKnown = (password: string): boolean =>
  isCommonWord(password) || formsOf(password).some((form) => shippedPasswords().has(form));

/**
 * Returns why a new password is refused (ruling 31), or null: it is made of what anyone knows about the player, or known
 * from breaches, or much like one that is. A player's own name may be in it if the rest would be a password. There are no
 * rules about the kinds of characters. The contract checks the length.
 * @param words the player's own details and the brand's name
 */
export function passwordFault(password: string, words: readonly string[]): string | null {
  const plain = plainPassword(password);
  if (isGuessable(plain)) return ERROR.passwordGuessable;
  if (isKnown(password)) return ERROR.passwordKnown;
  const rest = withoutWords(plain, words);
  if (rest.length === plain.length) return null;
  return rest.length < PASSWORD_MINIMUM || isGuessable(rest) || isKnown(rest) ? ERROR.passwordGuessable : null;
}
