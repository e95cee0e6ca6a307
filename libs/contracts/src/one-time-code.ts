import { halfWidth } from '@baize/kernel';
import * as z from 'zod/mini';

/** A code from a message, as it was typed: full-width digits count too. */
export const oneTimeCode = z.string().check(z.overwrite(halfWidth), z.trim(), z.regex(/^\d{6}$/, 'error.code.format'));
