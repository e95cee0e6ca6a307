import * as z from 'zod/mini';
import { hasInvisible } from '@baize/kernel';

/**
 * A plain address: letters, digits and the usual signs before the @, and a domain of letters and digits, also of other
 * scripts. No quotes, comments, brackets or invisible characters: mail servers ignore them, so one mailbox would have many
 * spellings, and none of a player's is lost without them.
 */
const PLAIN_EMAIL =
  /^[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+([Xx][Nn]--[A-Za-z\d-]+|[\p{L}\p{M}]{2,})$/u;
/** Mobile carriers of Japan whose customers have had addresses with dots in a row, or one before the @, since before 2009. */
const CARRIER_EMAIL = /^[a-z\d][a-z\d._-]*@(docomo\.ne\.jp|ezweb\.ne\.jp|au\.com)$/i;
export const email = z.string().check(
  z.trim(),
  z.maxLength(254, 'error.email.invalid'),
  z.refine((value) => PLAIN_EMAIL.test(value) || CARRIER_EMAIL.test(value), { error: 'error.email.invalid' }),
  // Unicode counts some of them as letters or marks.
  z.refine((value) => !hasInvisible(value), { error: 'error.email.invalid' }),
);
