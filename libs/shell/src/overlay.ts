import { atom, useAtom } from 'jotai';

/** Dialogs that any domain may ask for by name; the site puts the owning domain's screen in them. */
export type OverlayName = 'login' | 'resetPassword' | 'cashier' | 'filters' | 'menu';
export const overlayAtom = atom<OverlayName | null>(null);

/** The open overlay and how to change it. */
export const useOverlay = () => useAtom(overlayAtom);
