/**
 * Returns the values of a header that is a comma list; none for an absent one. The spaces are trimmed value by value: a
 * pattern that looks for them around each comma takes half a second for a header of nothing but spaces.
 */
export const headerList = (header: string | undefined): readonly string[] =>
  header?.split(',').map((value) => value.trim()) ?? [];
