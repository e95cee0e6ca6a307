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
const ALWAYS = /^@(?:font-face|property|counter-style|font-feature-values|keyframes)/;

/** Returns a selector's requirements outside parentheses, because alternatives and negations may match anything. */
function demandOf(selector: string): Demand {
  let depth = 0;
  let plain = '';
  for (const c of selector) {
    if (c === '(') depth += 1;
    else if (c === ')') depth -= 1;
    else if (depth === 0) plain += c;
  }
  return [
    ...[...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => `.${name}`),
    // Only exact values: `[href^=…]` may match anything.
    ...[...plain.matchAll(/\[([\w-]+)(?:=(?:"([^"\]]*)"|([^"\]]*)))?\]/g)].map(([, name = '', quoted, bare]) =>
      (quoted ?? bare) === undefined ? name : `${name}="${quoted ?? bare}"`,
    ),
  ];
}

/**
 * Parses a stylesheet.
 * @param css minified, as the build writes it: without comments
 */
export function readStylesheet(css: string): Stylesheet {
  const rules: Rule[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  let open = 0;
  for (let i = 0; i < css.length; i += 1) {
    const c = css[i] as string;
    if (quote !== '') {
      if (c === '\\') i += 1;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '{') {
      depth += 1;
      if (depth === 1) open = i;
    } else if (c === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const head = css.slice(from, open).trim();
      const text = css.slice(from, i + 1).trim();
      if (ALWAYS.test(head)) rules.push({ kind: 'always', text });
      else if (head.startsWith('@')) rules.push({ kind: 'group', head, rules: readStylesheet(css.slice(open + 1, i)) });
      else rules.push({ kind: 'style', text, alternatives: head.split(/,(?![^(]*\))/).map(demandOf) });
      from = i + 1;
    } else if (c === ';' && depth === 0) {
      rules.push({ kind: 'always', text: css.slice(from, i + 1).trim() });
      from = i + 1;
    }
  }
  return rules;
}

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
