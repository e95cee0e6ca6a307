/** Converts to lower case without diacritics, so that "rosti" finds "rösti". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');
