/** Where updated terms are accepted (A§2), under the locale prefix. */
export const ACCEPT_TERMS_PATH = 'accept-terms-condition';

/** Where a player's documents are asked for and sent (A§2). */
export const VERIFICATION_PATH = 'my-account/account/verification';

/** Where a player on a time-out or excluded is redirected: to the withdrawal page (ruling 19). */
export const MONEY_PATH = 'my-account/banking/withdraw';
