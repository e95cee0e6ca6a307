interface Provinces {
  readonly province: string | null;
  readonly detectedProvince: string | null;
}

/** Returns the provinces whose law applies to a player: the one they named, and the one where they were seen. */
export const provincesOf = ({ province, detectedProvince }: Provinces): readonly (string | null)[] => [
  province,
  detectedProvince,
];

/** Returns the province of a country that a place is in; null for a place that is unknown or in another country. */
export const provinceSeen = (
  countryCode: string,
  place: { readonly countryCode: string | null; readonly regionCode: string | null },
): string | null =>
  place.countryCode === countryCode ? (place.regionCode?.replace(`${countryCode}-`, '') ?? null) : null;
