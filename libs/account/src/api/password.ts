import { changePassword, type PasswordBody } from '@baize/contracts/account';
import { call } from '@baize/http';

/** Replaces the password. Every other session of the player ends. */
export const savePassword = (body: PasswordBody): Promise<void> => call(changePassword, { body });
