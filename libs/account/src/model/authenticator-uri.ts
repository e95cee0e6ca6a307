/** Returns the address that an authenticator app reads from a QR code; its other values are the apps' defaults. */
export function authenticatorUri(issuer: string, email: string, secret: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Returns a secret in groups of four, for someone who types it. */
export const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
