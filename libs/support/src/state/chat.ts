import { atom, useAtom, useAtomValue } from 'jotai';
import { countOf, keepUnread, readUnread } from './unread.ts';

/**
 * Where the support vendor's chat lies; the site sets it at its start. Null: there is none, and contact is by email.
 */
export const chatAddressAtom = atom<string | null>(null);

/** Whether the player has the conversation open. */
export const chatOpenAtom = atom(false);

const toldAtom = atom<number | null>(null);
/** Messages that wait unread: what the vendor told last, or what this tab remembered from before a reload. */
export const unreadAtom = atom(
  (get) => get(toldAtom) ?? readUnread(),
  (_get, set, count: number) => {
    keepUnread(count);
    set(toldAtom, countOf(count));
  },
);

/** The chat as a page may offer it: null where the release has none. */
export function useSupportChat(): { readonly open: () => void } | null {
  const address = useAtomValue(chatAddressAtom);
  const [, setOpen] = useAtom(chatOpenAtom);
  return address === null ? null : { open: () => setOpen(true) };
}
