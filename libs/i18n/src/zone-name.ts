/**
 * Returns a zone in the reader's words, "Eastern European Time" for Europe/Helsinki; its id where Intl knows no name.
 * @param tag BCP-47
 * @param timeZone IANA id
 */
export function timeZoneName(tag: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone.replaceAll('_', ' ');
}
