import type { QueryKey } from '@tanstack/react-query';
import type { PageHead } from '@baize/shell';

/** What a prerendered page was drawn from; a data block of it (`id="page"`), never a script. */
export interface PageData {
  /** The address that it is the page of: a host may answer others with it. */
  readonly path: string;
  /** Namespaces of texts besides the default one. */
  readonly namespaces: readonly string[];
  /** Answers of the content service as they were when the release was made. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  /** What the screen said of itself; null where its route's words hold. */
  readonly head: PageHead | null;
}
