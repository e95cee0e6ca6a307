export interface TimeZoneOption {
  readonly value: string;
  readonly label: string;
}

/** Names without a place, which are no one's home. */
const PLACELESS = /^(?:Etc|SystemV)\//;

/** Returns the place in a zone's IANA name: "Buenos Aires" for `America/Argentina/Buenos_Aires`. */
const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const offsetOf = (tag: string, timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * Returns a zone's place with its clock's difference from UTC at a moment: "Helsinki (GMT+2)".
 * @param tag BCP-47
 * @param timeZone IANA name
 */
export const placeName = (tag: string, timeZone: string, at: Date): string =>
  `${placeOf(timeZone)} (${offsetOf(tag, timeZone, at)})`;

/**
 * Returns the zones that a player can choose, by place. A browser that cannot list them offers only those it is given.
 * @param always the player's present zones and the device's, which a browser may know under another name
 */
export function timeZoneOptions(tag: string, at: Date, always: readonly string[]): TimeZoneOption[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...always, ...known.filter((zone) => zone.includes('/') && !PLACELESS.test(zone))])]
    .map((value) => ({ value, label: placeName(tag, value, at) }))
    .sort((a, b) => a.label.localeCompare(b.label, tag));
}
