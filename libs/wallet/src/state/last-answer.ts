import { useState } from 'react';

/**
 * Returns the answer of a request that every visit repeats, or its last answer while there is none. A page that was hidden
 * for a while (maintenance) asks again when it returns. Its form stays mounted meanwhile, or the player loses what they
 * have typed. The API decides when the form is sent.
 * @param owner the player whose answer it is; another player's is never returned
 */
export function useLastAnswer<Data>(owner: string, data: Data | undefined): Data | undefined {
  const [last, setLast] = useState<{ readonly owner: string; readonly data: Data } | null>(null);
  if (data !== undefined && (last === null || last.owner !== owner || last.data !== data)) setLast({ owner, data });
  return data ?? (last?.owner === owner ? last.data : undefined);
}
