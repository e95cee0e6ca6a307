/** Where updated terms are accepted (A§2), under the locale prefix. */
export const ACCEPT_TERMS_PATH = 'accept-terms-condition';
