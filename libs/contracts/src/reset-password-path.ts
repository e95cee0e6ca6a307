/**
 * Page of the site that sets a new password, under the locale prefix (A§2). The email's link opens it with
 * `#key=<resetKey>`.
 */
export const RESET_PASSWORD_PATH = 'reset-password';
