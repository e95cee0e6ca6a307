/** Shows enough of an email for its owner to recognise it: `a•••@example.fi`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
/** Shows the last two digits of a phone number. */
export const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;
