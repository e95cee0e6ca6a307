import {
  changePhone,
  resendPhoneCode,
  verifyPhoneCode,
  type PhoneChange,
  type PhoneChangeBody,
} from '@baize/contracts/account';
import { call } from '@baize/http';

/** Requests a new number. The API sends a code to it (A§4) if the password is correct. */
export const askForPhone = (body: PhoneChangeBody): Promise<PhoneChange> => call(changePhone, { body });
export const resendCode = (smsVerificationId: string): Promise<PhoneChange> =>
  call(resendPhoneCode, { body: { smsVerificationId } });
export const confirmPhone = (smsVerificationId: string, code: string): Promise<void> =>
  call(verifyPhoneCode, { body: { smsVerificationId, code } });
