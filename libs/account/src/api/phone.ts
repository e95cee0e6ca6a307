import {
  changePhone,
  resendPhoneCode,
  verifyPhoneCode,
  type PhoneChange,
  type PhoneChangeBody,
} from '@baize/contracts/account';
import { call } from '@baize/http';

/** Asks for another number: a code goes there (A§4), if the password is right. */
export const askForPhone = (body: PhoneChangeBody): Promise<PhoneChange> => call(changePhone, { body });
export const resendCode = (smsVerificationId: string): Promise<PhoneChange> =>
  call(resendPhoneCode, { body: { smsVerificationId } });
export const confirmPhone = (smsVerificationId: string, code: string): Promise<void> =>
  call(verifyPhoneCode, { body: { smsVerificationId, code } });
