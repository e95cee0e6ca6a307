import { useProfile } from '@baize/shell';
import { askedOf } from '../model/documents.ts';
import { useUnreadCount } from './inbox.ts';

/** Returns what waits for a signed-in player in their account; undefined until all of it is known. */
export function useWaitingInAccount(): (ReturnType<typeof askedOf> & { readonly messages: number }) | undefined {
  const profile = useProfile();
  const messages = useUnreadCount();
  if (messages === undefined) return undefined;
  return { ...askedOf(profile.data?.requestDocumentTypeStatus ?? ''), messages };
}
