import { atom, useAtom } from 'jotai';

/**
 * The name of the open dialog. It begins with the id of the module that owns the dialog (`auth.login`,
 * `games.filters`) and shows it, as an overlay or in its screen. Other modules may open it by its name.
 */
export type OverlayName = `${string}.${string}`;
export const overlayAtom = atom<OverlayName | null>(null);

/** Returns the open overlay and a function to change it. */
export const useOverlay = () => useAtom(overlayAtom);
