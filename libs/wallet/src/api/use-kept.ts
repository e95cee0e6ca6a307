import { useState } from 'react';

/**
 * The last answer to a request that each visit repeats. A page that is hidden for a while (maintenance) repeats it
 * when it comes back, and a form on it must not give way to a skeleton or a failed question: what was typed would be gone.
 * The API decides when the form is sent.
 * @param owner whose answer it is; another's is never kept
 */
export function useKept<Data>(owner: string, data: Data | undefined): Data | undefined {
  const [kept, keep] = useState<{ readonly owner: string; readonly data: Data } | null>(null);
  if (data !== undefined && (kept === null || kept.owner !== owner || kept.data !== data)) keep({ owner, data });
  return data ?? (kept?.owner === owner ? kept.data : undefined);
}
