import { ERROR } from '@baize/contracts/errors';
import { shippedPasswords } from './known-passwords.ts';
import { isGuessable } from './model/details.ts';
import { formsOf, isCommonWord, plainPassword } from './model/password-forms.ts';

/**
 * Returns why a new password is refused (ruling 31), or null: it is made of what anyone knows about the player, or known
 * from breaches, or much like one that is. There are no rules about the kinds of characters. The contract checks the length.
 * @param words the player's own details and the brand's name
 */
export function passwordFault(password: string, words: readonly string[]): string | null {
  if (isGuessable(plainPassword(password), words)) return ERROR.passwordGuessable;
  const known = shippedPasswords();
  const isKnown = isCommonWord(password) || formsOf(password).some((form) => known.has(form));
  return isKnown ? ERROR.passwordKnown : null;
}
