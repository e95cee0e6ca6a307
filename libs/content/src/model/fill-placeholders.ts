import type { Site } from '@baize/session';

/** Fills brand and market placeholders in a text from the content service. Unknown placeholders stay as they are. */
export function fillPlaceholders(text: string, { brand, market }: Site): string {
  const { contact, name } = brand.config;
  const values: Readonly<Record<string, string>> = {
    brand: name,
    company: contact.company,
    licence: contact.licence,
    licenceNumber: contact.licenceNumber,
    supportEmail: contact.supportEmail,
    address: contact.address,
    minimumAge: String(market.rules.minimumAge.value),
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  );
}
