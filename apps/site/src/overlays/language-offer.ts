import { atom } from 'jotai';
import type { LocalePair } from '@baize/brand';

/** The pair in the language of the visitor's region, while it is offered; null if there is nothing to offer. */
export const languageOfferAtom = atom<LocalePair | null>(null);
