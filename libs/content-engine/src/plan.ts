import type { DocumentIndex, Indexed } from './DocumentIndex.ts';
import type { GroqNode } from './groq.ts';

/**
 * Rewrites `*[filter]` so that the filter checks a few candidates instead of every document. The filter itself does not
 * change, so there may be too many candidates but never too few, and the answer is the same as without the plan.
 *
 * A condition on a known value (a literal, a parameter) gives the candidates immediately. A condition on the
 * surrounding document (`provider._ref == ^._id`) gives a look-up that runs with the query: a dereference of a made-up
 * id (`LOOKUP…`) that the caller answers.
 */
export const LOOKUP = '\u0000lookup\u0000';

const isNode = (value: unknown): value is GroqNode =>
  typeof value === 'object' && value !== null && typeof (value as GroqNode).type === 'string';

function ungrouped(node: unknown): GroqNode | null {
  let current = node;
  while (isNode(current) && current.type === 'Group') current = current['base'];
  return isNode(current) ? current : null;
}

/**
 * Returns the path if a node reads one, such as `slug.current` or `categories[]._ref`, from the filtered document;
 * otherwise null.
 */
function pathOf(node: unknown): string | null {
  const target = ungrouped(node);
  if (!target) return null;
  if (target.type === 'AccessAttribute') {
    if (target['base'] === undefined || (isNode(target['base']) && target['base'].type === 'This'))
      return String(target['name']);
    const base = pathOf(target['base']);
    return base === null ? null : `${base}.${String(target['name'])}`;
  }
  // `a[]._ref` is a map over the coerced array.
  if (target.type === 'Map' || target.type === 'FlatMap') {
    const list = ungrouped(target['base']);
    const base = list?.type === 'ArrayCoerce' ? pathOf(list['base']) : null;
    const inner = pathOf(target['expr']);
    return base === null || inner === null ? null : `${base}[].${inner}`;
  }
  return null;
}

const UNKNOWN = Symbol('unknown');

function constantOf(node: unknown, params: Readonly<Record<string, unknown>>): unknown {
  const target = ungrouped(node);
  if (target?.type === 'Value') return target['value'];
  if (target?.type === 'Parameter') return params[String(target['name'])];
  if (target?.type === 'Array' && Array.isArray(target['elements'])) {
    const values = target['elements'].map((element: unknown) =>
      typeof element === 'object' && element !== null && (element as { isSplat?: boolean }).isSplat !== true
        ? constantOf((element as { value?: unknown }).value, params)
        : UNKNOWN,
    );
    return values.includes(UNKNOWN) ? UNKNOWN : values;
  }
  return UNKNOWN;
}

/**
 * Returns the node outside the filter: `^._id` inside it is `_id` of the surrounding document. Supports one level only.
 */
function outerOf(node: unknown): GroqNode | null {
  const target = ungrouped(node);
  if (target?.type !== 'AccessAttribute' || target['base'] === undefined) return null;
  const base = ungrouped(target['base']);
  if (base?.type === 'Parent')
    return base['n'] === 1 ? { type: 'AccessAttribute', name: target['name'], base: { type: 'This' } } : null;
  const inner = outerOf(base);
  return inner && { type: 'AccessAttribute', name: target['name'], base: inner };
}

/** Paths that contain text in every document, so that a look-up finds the same as the comparison. */
const TEXT_PATHS: ReadonlySet<string> = new Set([
  '_id',
  'id',
  'theme',
  'type',
  'gameType',
  'lobby',
  'placement',
  'slug.current',
  'provider._ref',
  'subProvider._ref',
  'page._ref',
  'categories[]._ref',
  'games[]._ref',
]);

function conditionsOf(node: unknown, into: GroqNode[] = []): GroqNode[] {
  const target = ungrouped(node);
  if (target?.type === 'And') {
    conditionsOf(target['left'], into);
    conditionsOf(target['right'], into);
  } else if (target) into.push(target);
  return into;
}

type Candidates = { readonly documents: readonly Indexed[] } | { readonly lookup: GroqNode };

function candidatesOf(
  conditions: readonly GroqNode[],
  index: DocumentIndex,
  params: Readonly<Record<string, unknown>>,
): Candidates | null {
  let type: string | null = null;
  for (const condition of conditions) {
    if (condition.type !== 'OpCall' || condition['op'] !== '==') continue;
    for (const [a, b] of [
      [condition['left'], condition['right']],
      [condition['right'], condition['left']],
    ]) {
      const value = constantOf(b, params);
      if (pathOf(a) === '_type' && typeof value === 'string') type = value;
    }
  }
  let best: readonly Indexed[] | null = type === null ? null : index.ofType(type);
  let lookup: GroqNode | null = null;
  const offer = (found: readonly Indexed[] | null) => {
    if (found && (best === null || found.length < best.length)) best = found;
  };
  const lookUp = (path: string, key: GroqNode) => {
    lookup ??= {
      type: 'FuncCall',
      namespace: 'global',
      name: 'coalesce',
      args: [
        {
          type: 'Deref',
          base: {
            type: 'Object',
            attributes: [
              {
                type: 'ObjectAttributeValue',
                name: '_ref',
                value: {
                  type: 'OpCall',
                  op: '+',
                  left: { type: 'Value', value: `${LOOKUP}${type ?? ''}|${path}|` },
                  right: key,
                },
              },
            ],
          },
        },
        { type: 'Value', value: [] },
      ],
    };
  };
  for (const condition of conditions) {
    if (condition.type === 'OpCall' && (condition['op'] === '==' || condition['op'] === 'in')) {
      for (const [a, b] of condition['op'] === '=='
        ? [
            [condition['left'], condition['right']],
            [condition['right'], condition['left']],
          ]
        : [[condition['left'], condition['right']]]) {
        const path = pathOf(a);
        if (condition['op'] === '==' && path !== null && !path.includes('[]')) {
          const value = constantOf(b, params);
          if (typeof value === 'string') offer(index.withValue(type, path, value));
          else if (value === UNKNOWN && TEXT_PATHS.has(path)) {
            const outer = outerOf(b);
            if (outer) lookUp(path, outer);
          }
        } else if (condition['op'] === 'in' && path !== null && !path.includes('[]')) {
          const values = constantOf(b, params);
          if (Array.isArray(values) && values.length <= 500 && values.every((value) => typeof value === 'string'))
            offer(index.union([...new Set(values as string[])].map((value) => index.withValue(type, path, value))));
        }
        const listPath = condition['op'] === 'in' ? pathOf(b) : null;
        if (listPath?.includes('[]')) {
          const value = constantOf(a, params);
          if (typeof value === 'string') offer(index.withValue(type, listPath, value));
          else if (value === UNKNOWN && TEXT_PATHS.has(listPath)) {
            const outer = outerOf(a);
            if (outer) lookUp(listPath, outer);
          }
        }
      }
    } else if (
      condition.type === 'FuncCall' &&
      condition['name'] === 'references' &&
      Array.isArray(condition['args']) &&
      condition['args'].length === 1
    ) {
      const value = constantOf(condition['args'][0], params);
      if (typeof value === 'string') offer(index.withValue(type, '*', value));
    }
  }
  // A look-up by the surrounding document is nearly always narrower than a type; a constant condition may be even
  // narrower.
  const found = best as readonly Indexed[] | null;
  if (lookup && (found === null || found.length > 64)) return { lookup };
  return found ? { documents: found } : null;
}

/** Plans a query. @param params the query's parameters; the plan is valid only for these */
export function plan(node: GroqNode, index: DocumentIndex, params: Readonly<Record<string, unknown>>): GroqNode {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (!isNode(value))
      return Object.getPrototypeOf(value) === Object.prototype
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
        : value;
    if (value.type === 'Value') return value;
    const copy: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) copy[key] = walk(inner);
    if (value.type === 'Filter' && ungrouped(value['base'])?.type === 'Everything') {
      const candidates = candidatesOf(conditionsOf(value['expr']), index, params);
      if (candidates)
        copy['base'] = 'lookup' in candidates ? candidates.lookup : { type: 'Value', value: candidates.documents };
    }
    return copy;
  };
  return walk(node) as GroqNode;
}

/** Returns a function that resolves a dereference: a real reference, or a look-up of a plan. */
export function dereferencer(index: DocumentIndex): (reference: { readonly _ref: string }) => unknown {
  return ({ _ref }) => {
    if (!_ref.startsWith(LOOKUP)) return index.get(_ref) ?? null;
    const [type = '', path = '', ...rest] = _ref.slice(LOOKUP.length).split('|');
    const wanted = type === '' ? null : type;
    return index.withValue(wanted, path, rest.join('|')) ?? index.ofType(wanted);
  };
}
