import { atom, useAtom, useAtomValue } from 'jotai';
import { countOf, keepUnread, readUnread } from './unread.ts';

/**
 * The address of the support vendor's chat, set when the site starts. Null if there is none and contact is by email
 * only.
 */
export const chatAddressAtom = atom<string | null>(null);

/** Whether the player has the conversation open. */
export const chatOpenAtom = atom(false);

const toldAtom = atom<number | null>(null);
/** The number of unread messages: the vendor's last count, or the one that this tab stored before a reload. */
export const unreadAtom = atom(
  (get) => get(toldAtom) ?? readUnread(),
  (_get, set, count: number) => {
    keepUnread(count);
    set(toldAtom, countOf(count));
  },
);

/** Returns the chat for pages that offer it; null if the release has none. */
export function useSupportChat(): { readonly open: () => void } | null {
  const address = useAtomValue(chatAddressAtom);
  const [, setOpen] = useAtom(chatOpenAtom);
  return address === null ? null : { open: () => setOpen(true) };
}
