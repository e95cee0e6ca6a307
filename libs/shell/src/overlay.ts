import { atom, useAtom } from 'jotai';

/**
 * The name of the open dialog. Every domain may open the login; names of a domain's own dialogs begin with its id
 * (`games.filters`). The owning module shows it as an overlay or in its screen.
 */
export type OverlayName = 'login' | `${string}.${string}`;
export const overlayAtom = atom<OverlayName | null>(null);

/** Returns the open overlay and a function to change it. */
export const useOverlay = () => useAtom(overlayAtom);
