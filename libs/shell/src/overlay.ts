import { atom, useAtom } from 'jotai';

/**
 * The dialog that is open by name. Every domain may ask for the login; a domain's own dialogs begin with its id
 * (`games.filters`). The owning module shows it as an overlay or in its screen.
 */
export type OverlayName = 'login' | `${string}.${string}`;
export const overlayAtom = atom<OverlayName | null>(null);

/** The open overlay and how to change it. */
export const useOverlay = () => useAtom(overlayAtom);
