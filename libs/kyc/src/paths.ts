/** The page that the phone opens, under the locale prefix. */
export const PHONE_PATH = 'send-documents';
