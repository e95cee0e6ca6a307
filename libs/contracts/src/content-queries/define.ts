import type * as z from 'zod/mini';
import type * as readers from '../read-content-result.ts';

type Readers = typeof readers;

/**
 * The GROQ queries of the content service, each with its parameters and its answer. The query endpoint keeps these
 * apart from all others (a lane and a cache of their own), so their text is a contract: the catalogue's README repeats
 * it, and a test compares the two. The doctor runs each query against the content and validates the answer.
 */
export interface ContentQuery<
  Parameters extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  /** GROQ text, sent as it is. */
  readonly query: string;
  /** One entry for each `$name` of the text. */
  readonly parameters: Parameters;
  /** The answer on the wire, in the documents' names (ruling 28). */
  readonly result: Result;
  /** Which reader gives the answer our own names; absent where they are the same. It loads with the answer. */
  readonly read?: keyof Readers;
}
export type ContentParameters<Query> = Query extends { readonly parameters: infer Schema extends z.ZodMiniType }
  ? ReadonlyLists<z.input<Schema>>
  : never;
type ReadonlyLists<Input> = {
  readonly [Key in keyof Input]: Input[Key] extends (infer Item)[] ? readonly Item[] : Input[Key];
};
/** The answer as the endpoint sends it. */
export type ContentWire<Query> = Query extends { readonly result: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : never;
/** The answer as the site knows it. */
export type ContentResult<Query> = Query extends { readonly read: infer Name extends keyof Readers }
  ? ReturnType<Readers[Name]>
  : ContentWire<Query>;
/** The readers that take this answer. */
type ReaderOf<Result extends z.ZodMiniType> = {
  [Name in keyof Readers]: z.output<Result> extends Parameters<Readers[Name]>[0] ? Name : never;
}[keyof Readers];

/**
 * Returns the query with its exact types. Write `parameters` and `result` as one name each: a release drops both fields
 * from the browser's copy (`lean.ts`) and keeps `read`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineContentQuery<const Query extends ContentQuery>(
  definition: Query & { readonly read?: ReaderOf<Query['result']> },
): Query {
  return definition;
}

/**
 * Returns what gives a query's answer our own names. Ask for it together with the answer: the first screen comes with its
 * content, so its scripts do without the readers.
 */
export async function contentReader<Query extends ContentQuery>({
  read,
}: Query): Promise<(answer: ContentWire<Query>) => ContentResult<Query>> {
  if (read === undefined) return (answer) => answer as unknown as ContentResult<Query>;
  const all = await import('../read-content-result.ts');
  return all[read] as unknown as (answer: ContentWire<Query>) => ContentResult<Query>;
}
