/** Where the site sets a new password, under the locale prefix (A§2); the e-mail's link leads there with `#key=<resetKey>`. */
export const RESET_PASSWORD_PATH = 'reset-password';
