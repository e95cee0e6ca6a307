import * as groqJs from 'groq-js';

/** A node of a parsed query: `type` and the fields of that type. */
export interface GroqNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface EvaluateOptions {
  readonly dataset: readonly object[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly dereference: (reference: { readonly _ref: string }) => unknown;
}
interface Groq {
  readonly parse: (query: string, options: { readonly params: Readonly<Record<string, unknown>> }) => GroqNode;
  readonly evaluate: (node: GroqNode, options: EvaluateOptions) => PromiseLike<{ get(): Promise<unknown> }>;
  readonly evaluateSync: (node: GroqNode, options: EvaluateOptions) => unknown;
  readonly toJS: (value: unknown) => unknown;
}

/** The package's declarations refer to files that it does not contain, so its few functions are declared here. */
export const groq = groqJs as unknown as Groq;
