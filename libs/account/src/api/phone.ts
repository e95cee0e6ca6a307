import { changePhone, resendPhoneCode, verifyPhoneCode, type PhoneChange } from '@baize/contracts/account';
import type { Phone } from '@baize/contracts/shapes';
import { call } from '@baize/http';

/** Asks for another number: a code goes there (A§4). */
export const askForPhone = (mobilePhone: Phone): Promise<PhoneChange> => call(changePhone, { body: { mobilePhone } });
export const resendCode = (smsVerificationId: string): Promise<PhoneChange> => call(resendPhoneCode, { body: { smsVerificationId } });
export const confirmPhone = (smsVerificationId: string, code: string): Promise<void> => call(verifyPhoneCode, { body: { smsVerificationId, code } });
