/** One rule of a stylesheet: a statement has no body. */
interface Rule { readonly head: string; readonly body: string | null }

/** Splits the rules of one level. Minified stylesheets only: without comments. */
function rulesOf(css: string): Rule[] {
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
      if (depth === 0) {
        rules.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, i) });
        from = i + 1;
      }
    } else if (c === ';' && depth === 0) {
      rules.push({ head: css.slice(from, i).trim(), body: null });
      from = i + 1;
    }
  }
  return rules;
}

/** What a selector asks for outside of brackets: alternatives and negations may match anything. */
function outside(selector: string): string {
  let depth = 0;
  let text = '';
  for (const c of selector) {
    if (c === '(') depth += 1;
    else if (c === ')') depth -= 1;
    else if (depth === 0) text += c;
  }
  return text;
}

/** Commas of a selector list, not those in brackets. */
const listOf = (selectors: string): readonly string[] => selectors.split(/,(?![^(]*\))/);

/** Whether the page's markup as it is may hold what a selector means. States that only a script sets are not in it yet. */
function mayMatch(selector: string, classes: ReadonlySet<string>, html: string): boolean {
  const plain = outside(selector);
  for (const [, name = ''] of plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) if (!classes.has(name)) return false;
  for (const [, name = '', value] of plain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)) if (!html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`)) return false;
  return true;
}

function keep(css: string, classes: ReadonlySet<string>, html: string): string {
  return rulesOf(css).map(({ head, body }) => {
    if (body === null) return `${head};`;
    if (/^@(?:font-face|property|counter-style|font-feature-values|keyframes)/.test(head)) return `${head}{${body}}`;
    if (head.startsWith('@')) {
      const inner = keep(body, classes, html);
      return inner === '' ? '' : `${head}{${inner}}`;
    }
    return listOf(head).some((selector) => mayMatch(selector, classes, html)) ? `${head}{${body}}` : '';
  }).join('');
}

/**
 * Those rules of a stylesheet that a page needs to be painted as it is, in their order: the page carries them itself and
 * fetches the whole stylesheet behind its content.
 * @param css minified, as the build writes it
 * @param html the whole document
 */
export function neededCss(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const kept = keep(css, classes, html);
  // Movements that nothing kept names.
  return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) => (kept.split(name).length > 2 ? rule : ''));
}
