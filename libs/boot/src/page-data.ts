import type { QueryKey } from '@tanstack/react-query';
import type { PageHead } from '@baize/shell';

/** What a prerendered page was rendered from: a file of the release, which the app fetches when it starts. */
export interface PageData {
  /** Answers of the content service as they were when the release was made. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  /** What the screen said of itself; null where its route's words hold. */
  readonly head: PageHead | null;
}
