/** Returns an email as it is compared: an account's mailbox is one, however its letters were typed. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
