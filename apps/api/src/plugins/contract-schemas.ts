import { isUtf8 } from 'node:buffer';
import { ERROR, type FieldError } from '@baize/contracts/errors';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ContractViolation, Refusal } from './errors.ts';

/** An answer names no more wrong fields: a client with more is not a form, and its answer would be larger than its call. */
const MOST_FIELD_ERRORS = 50;

/**
 * Returns the issues at fields. Of alternatives, those of the closest one, which has the fewest; alternatives that are
 * values of one field are the issue of that field. Fields that a call does not have are named one by one.
 */
function leavesOf(
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[] = [],
): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const path = [...above, ...issue.path];
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }));
  const alternatives = issue.code === 'invalid_union' ? issue.errors : [];
  const [closest = []] = alternatives
    .map((issues) => issues.flatMap((each) => leavesOf(each, path)))
    .sort((one, other) => one.length - other.length);
  return closest.some((leaf) => leaf.path.length > path.length) ? closest : [{ path, message }];
}

/**
 * Converts Zod's issues field by field, each with the first of its checks that fails. The code is the issue's message
 * (`error.amount.invalid`) or `error.validation`.
 */
export function fieldErrorsOf(error: z.core.$ZodError, objectName: string): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const { path, message: text } of error.issues.flatMap((issue) => leavesOf(issue))) {
    if (found.size === MOST_FIELD_ERRORS) break;
    const field = path.map(String).join('.');
    const message = /^[a-z]+(\.[a-z_]+)+$/.test(text) ? text : ERROR.validation;
    if (!found.has(field)) found.set(field, { field, message, objectName });
  }
  return [...found.values()];
}

/** An escape of JSON that stands for one half of a character; a whole character has both halves, one after the other. */
const HALF = /\\u[dD][89a-fA-F]/;
const BOTH_HALVES = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/g;

/** Tells whether a JSON text has half a character. Escaped backslashes are left out: what follows them is no escape. */
const hasHalfCharacter = (text: string): boolean =>
  HALF.test(text) && HALF.test(text.replaceAll('\\\\', ' ').replace(BOTH_HALVES, ''));

/**
 * Parses JSON and rejects prototype poisoning, NUL, which PostgreSQL cannot store, and what is not Unicode: bytes that are
 * not UTF-8 and half a surrogate pair would be stored as U+FFFD, so two different ids could become one.
 * @param keep gets the text before it is parsed, to check a signature
 */
export function jsonParser(
  app: FastifyInstance,
  keep?: (request: FastifyRequest, text: string) => void,
): FastifyBodyParser<Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const refuse = (what: string) => done(Object.assign(new Error(what), { statusCode: 400 }), undefined);
    if (!isUtf8(body)) return refuse('The body is not UTF-8.');
    const text = body.toString();
    keep?.(request, text);
    if (/\\u0000/.test(text)) return refuse('A text of the body has NUL.');
    if (hasHalfCharacter(text)) return refuse('A text of the body has half a surrogate pair.');
    return parse(request, text, done);
  };
}

/** Parses bodies, refuses NUL and texts that are not Unicode, and checks input and answers by the contracts' schemas. */
export function useContractSchemas(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  const parseJson = jsonParser(app, (request, text) => {
    if (request.routeOptions.config.rawBody) request.rawBody = text;
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
  app.addHook('onRequest', async (request) => {
    // NUL, and the bytes of half a surrogate pair, in the path or the query.
    if (/%00|%ed%[ab]/i.test(request.url)) throw new Refusal(400, ERROR.validation);
  });
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (data: unknown) => {
    const result = z.safeParse(schema, data ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new ContractViolation(fieldErrorsOf(result.error, httpPart ?? 'body')) };
  });
  app.setSerializerCompiler<z.ZodMiniType>(({ schema, method, url }) => (data: unknown) => {
    const result = z.safeParse(schema, data);
    if (result.success) return JSON.stringify(result.data);
    const fault = `The answer of ${method} ${url} breaks its own contract at ${result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(root)'}: ${issue.message}`).join('; ')}. Fix the use case or the contract.`;
    const rest = z.safeParse(schema, withoutRows(data, result.error.issues));
    if (!rest.success) throw new Error(fault);
    app.log.error({ method, url }, `${fault} The rows at fault were left out of the list.`);
    app.metrics
      .counter('baize_answer_rows_left_out_total', 'Rows left out of a list because they break its contract.', ['url'])
      .inc({ url });
    return JSON.stringify(rest.data);
  });
}

/**
 * Returns a copy of an answer without the rows of its lists that have an issue: one row that cannot be shown must not
 * hide all the others. An issue outside a list leaves the answer as it is.
 */
function withoutRows(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const rows = new Map<string, { readonly path: readonly PropertyKey[]; readonly indices: Set<number> }>();
  for (const { path } of issues) {
    const at = path.findIndex((key) => typeof key === 'number');
    if (at < 0) continue;
    const list = path.slice(0, at);
    const known = rows.get(JSON.stringify(list)) ?? { path: list, indices: new Set<number>() };
    known.indices.add(path[at] as number);
    rows.set(JSON.stringify(list), known);
  }
  const copy = structuredClone(data);
  for (const { path, indices } of rows.values()) {
    let list: unknown = copy;
    for (const key of path) list = (list as Readonly<Record<PropertyKey, unknown>>)[key];
    const kept = (list as unknown[]).filter((_row, index) => !indices.has(index));
    (list as unknown[]).splice(0, Infinity, ...kept);
  }
  return copy;
}
