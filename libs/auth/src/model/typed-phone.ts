import * as z from 'zod/mini';
import { callingCode } from '@baize/brand/country-record';
import { phoneBody } from '@baize/brand/phone-prefixes';
import { registrationBody } from '@baize/contracts/registration';
import type { Phone } from '@baize/contracts/shapes';

/** A number as it is typed, checked as the digits that it has. */
export const typedPhoneBody = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => phoneBody(typed)),
  ),
  registrationBody.shape.mobilePhone.shape.body,
);

/**
 * Returns the number to send.
 * @param country the one whose calling code is chosen
 * @param typed the number as typed, which may begin with that code
 */
export function phoneOf(country: string, typed: string): Phone {
  const code = callingCode(country);
  const prefix = code === null ? '' : `+${code}`;
  return { prefix, body: phoneBody(typed, prefix) };
}
