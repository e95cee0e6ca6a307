import { copyPersonalData, type PersonalDataPart } from '@baize/contracts/personal-data';
import { call, NetworkError } from '@baize/http';
import { copyOf, type DataCopy } from '../model/data-copy.ts';

/** How often a part is asked for again that has not arrived. A part costs nothing; a new copy counts. */
const RETRIES = 2;

async function nextPart(next: string, signal: AbortSignal): Promise<PersonalDataPart> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(copyPersonalData, { body: { next }, signal });
    } catch (fault) {
      if (attempt === RETRIES || signal.aborted || !(fault instanceof NetworkError)) throw fault;
    }
  }
}

/**
 * Fetches everything that we store about the player, part by part.
 * @param onProgress gets the number of rows so far
 */
export async function fetchDataCopy(
  password: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (rows: number) => void },
): Promise<DataCopy> {
  const parts: [PersonalDataPart, ...PersonalDataPart[]] = [
    await call(copyPersonalData, { body: { password }, signal }),
  ];
  let rows = 0;
  for (let last = parts[0]; ; parts.push(last)) {
    rows += last.sections.reduce((sum, section) => sum + section.rows.length, 0);
    if (last.next === null) return copyOf(parts);
    onProgress(rows);
    last = await nextPart(last.next, signal);
  }
}
