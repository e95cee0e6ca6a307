/** Text keys that ask for an answer, by its field. */
const ASKED = { email: 'error.email.required', 'mobilePhone.body': 'error.phone.required' } as const;

/** The fields whose contract has one reason for a missing and for an unusable answer. */
type AskedField = keyof typeof ASKED;
/** Returns whether a field is one of them. */
export const isAsked = (field: string): field is AskedField => field in ASKED;

/** Returns the text key at such a field: an empty answer is missing, not wrong. */
export const reasonKey = (field: AskedField, typed: string, reason: string): string =>
  typed.trim() === '' ? ASKED[field] : reason;
