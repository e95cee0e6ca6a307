/** Page of the site to which a bank returns the player, under the locale prefix (A§2). Its query is `bankReturn`. */
export const SIGN_UP_CALLBACK_PATH = 'signup/callback';
