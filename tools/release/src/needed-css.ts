import { parse, type ChildNode } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** What a selector requires in the markup: classes, and attributes as `name` or `name="value"`. */
type Demand = readonly string[];
/** One rule of a stylesheet. */
type Rule =
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'style'; readonly text: string; readonly alternatives: readonly Demand[] };
/** A parsed stylesheet, shared by all pages. */
export type Stylesheet = readonly Rule[];

/** Rules that are always included; the browser decides whether it needs them. */
const ALWAYS = new Set(['font-face', 'property', 'counter-style', 'font-feature-values', 'keyframes']);

/**
 * Returns a selector's requirements outside parentheses, because alternatives and negations may match anything. Of
 * attributes only exact values count: `[href^=…]` may match anything.
 */
function demandOf(selector: Selector): Demand {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type !== 'attribute') return [];
    if (node.operator === undefined) return [node.attribute];
    return node.operator === '=' ? [`${node.attribute}="${node.value}"`] : [];
  });
}

function ruleOf(node: ChildNode): readonly Rule[] {
  if (node.type === 'rule')
    return [{ kind: 'style', text: `${node}`, alternatives: parseSelectors().astSync(node.selector).map(demandOf) }];
  if (node.type !== 'atrule') return [];
  if (node.nodes === undefined) return [{ kind: 'always', text: `${node};` }];
  if (ALWAYS.has(node.name)) return [{ kind: 'always', text: `${node}` }];
  return [{ kind: 'group', head: `@${node.name} ${node.params}`.trim(), rules: node.nodes.flatMap(ruleOf) }];
}

/**
 * Parses a stylesheet.
 * @param css minified, as the build writes it
 */
export const readStylesheet = (css: string): Stylesheet => parse(css).nodes.flatMap(ruleOf);

/** Returns the classes (`.name`) and attributes (`name`, `name="value"`) of a document. */
export function markupOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<[a-z][\w-]*((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    for (const [, name = '', value] of tag.matchAll(/\s([^\s=>"]+)(?:="([^"]*)")?/g)) {
      found.add(name);
      if (name === 'class') for (const each of (value ?? '').split(/\s+/)) found.add(`.${each}`);
      else if (value !== undefined) found.add(`${name}="${value}"`);
    }
  }
  return found;
}

const keep = (rules: readonly Rule[], markup: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'always') return rule.text;
      if (rule.kind === 'style')
        return rule.alternatives.some((demands) => demands.every((demand) => markup.has(demand))) ? rule.text : '';
      const inner = keep(rule.rules, markup);
      return inner === '' ? '' : `${rule.head}{${inner}}`;
    })
    .join('');

/** Tells whether a stylesheet styles any class of the page. */
export const isUsed = (rules: Stylesheet, markup: ReadonlySet<string>): boolean =>
  rules.some((rule) =>
    rule.kind === 'group'
      ? isUsed(rule.rules, markup)
      : rule.kind === 'style' &&
        rule.alternatives.some(
          (demands) =>
            demands.some((demand) => demand.startsWith('.')) && demands.every((demand) => markup.has(demand)),
        ),
  );

/**
 * Returns the rules that a page needs for its first paint, in order. They are inlined in the page, which loads the
 * complete stylesheets after its content. States that only a script sets are not in the markup yet, so those contain
 * their rules.
 */
export function neededCss(sheets: readonly Stylesheet[], markup: ReadonlySet<string>): string {
  const kept = sheets.map((rules) => keep(rules, markup)).join('');
  // Removes animations that no included rule uses.
  return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    kept.split(name).length > 2 ? rule : '',
  );
}
