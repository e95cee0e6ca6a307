/** Addresses of the domain, under the locale prefix (A§2). */
export const AUTH_PATHS = { signUp: 'signup' } as const;
