/**
 * Returns 0 (empty) to 4 (strong): length counts most, then variety; repetition reduces it. This is a hint for the
 * player; the server decides.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const runs = /(.)\1{2}|0123|1234|2345|abcd|qwer|asdf/i.test(password) ? 1 : 0;
  const points =
    Math.min(password.length, 16) / 4 + kinds * 0.5 + (distinct >= 8 ? 0.5 : 0) - runs - (distinct < 5 ? 1.5 : 0);
  if (password.length < 8 || points < 3) return 1;
  if (points < 4) return 2;
  return points < 5.25 ? 3 : 4;
}
