/**
 * Characters that show nothing: those that Unicode lets a font ignore (zero-width spaces, joiners, fillers, soft hyphens),
 * format and control characters, and the empty Braille cell. Texts without them are hashed to recognise a person, so a
 * change of this set needs a new version of those hashes.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;
const ALL_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'gu');

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Removes all characters that show nothing, tabs and line breaks among them. */
export const removeInvisible = (text: string): string => text.replace(ALL_INVISIBLE, '');
