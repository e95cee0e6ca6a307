import { atom } from 'jotai';

/** The player who has put off the notice about documents in the cashier, until the page is loaded again. */
export const putOffNoticeAtom = atom<string | null>(null);
