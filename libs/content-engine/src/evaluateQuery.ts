import { groq } from './groq.ts';
import type { DocumentIndex } from './DocumentIndex.ts';
import { dereferencer, plan } from './plan.ts';

/** The reason why a query has no answer, with a message for the caller. */
export class QueryFault extends Error {
  readonly kind: 'parse' | 'evaluate' | 'too-large';
  /** Position in the query of a parse error. */
  readonly position: number | null;
  constructor(kind: QueryFault['kind'], message: string, position: number | null = null) {
    super(message);
    this.name = 'QueryFault';
    this.kind = kind;
    this.position = position;
  }
}

/** A longer answer is rejected: no page needs it, and it would fill the cache. */
export const MOST_RESULT_CHARACTERS = 8_000_000;

/**
 * Evaluates one query over the documents.
 * @returns the result as JSON text
 * @throws QueryFault for GROQ that cannot be parsed or run, and for an answer that is too large
 */
export async function evaluateQuery(
  index: DocumentIndex,
  query: string,
  params: Readonly<Record<string, unknown>>,
): Promise<string> {
  let tree;
  try {
    tree = groq.parse(query, { params });
  } catch (fault) {
    const position =
      fault instanceof Error && 'position' in fault && typeof fault.position === 'number' ? fault.position : 0;
    throw new QueryFault(
      'parse',
      fault instanceof RangeError
        ? 'the query is nested too deeply'
        : fault instanceof Error
          ? fault.message
          : String(fault),
      position,
    );
  }
  const options = { dataset: index.all, params, dereference: dereferencer(index) };
  const planned = plan(tree, index, params);
  let value: unknown;
  try {
    value = groq.toJS(groq.evaluateSync(planned, options));
  } catch (fault) {
    if (fault instanceof RangeError)
      throw new QueryFault('evaluate', 'the query is nested too deeply or makes too much');
    // A few functions exist only in the asynchronous evaluator.
    try {
      value = await (await groq.evaluate(planned, options)).get();
    } catch (again) {
      throw new QueryFault('evaluate', again instanceof Error ? again.message : String(again));
    }
  }
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    throw new QueryFault('too-large', 'the result is too large or refers to itself');
  }
  if ((json ?? 'null').length > MOST_RESULT_CHARACTERS)
    throw new QueryFault(
      'too-large',
      `the result has more than ${MOST_RESULT_CHARACTERS} characters; ask for fewer documents or fields`,
    );
  return json ?? 'null';
}
