import type { PortableTextBlock, PortableTextSpan } from '@baize/contracts/content';
import { hash32 } from './seeded.ts';

type MarkDef = PortableTextBlock['markDefs'][number];

/** `**strong**`, `_emphasis_` and `[words](href)`. No other markup is supported. */
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\p{L}\d])_([^_]+)_(?![\p{L}\d])/gu;

function spansOf(text: string, key: string): { readonly children: PortableTextSpan[]; readonly markDefs: MarkDef[] } {
  const children: PortableTextSpan[] = [];
  const markDefs: MarkDef[] = [];
  const add = (words: string, marks: readonly string[]) => {
    if (words !== '') children.push({ _type: 'span', _key: `${key}s${children.length}`, text: words, marks });
  };
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    add(text.slice(from, match.index), []);
    if (match[1] !== undefined) add(match[1], ['strong']);
    else if (match[4] !== undefined) add(match[4], ['em']);
    else {
      const link: MarkDef = { _key: `${key}l${markDefs.length}`, _type: 'link', href: match[3] ?? '' };
      markDefs.push(link);
      add(match[2] ?? '', [link._key]);
    }
    from = match.index + match[0].length;
  }
  add(text.slice(from), []);
  return { children, markDefs };
}

/**
 * Turns a page's plain source into Portable Text: blank lines separate blocks; `## `, `### `, `> `, `- ` and `1. `
 * start headings, quotations and list items (one line each).
 * @param name makes the keys, which stay the same between builds
 */
export function portableText(source: string, name: string): PortableTextBlock[] {
  const blocks: PortableTextBlock[] = [];
  const push = (text: string, form: Pick<PortableTextBlock, 'style' | 'listItem' | 'level'>) => {
    const key = hash32(`${name}/${blocks.length}`).toString(16).padStart(8, '0');
    blocks.push({ _type: 'block', _key: key, ...form, ...spansOf(text, key) });
  };
  for (const paragraph of source.trim().split(/\n\s*\n/)) {
    let prose: string[] = [];
    const flush = () => {
      if (prose.length > 0) push(prose.join(' '), { style: 'normal' });
      prose = [];
    };
    for (const line of paragraph
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)) {
      const marked = /^(### |## |> |- |\d+\. )(.+)$/.exec(line);
      if (!marked) {
        prose.push(line);
        continue;
      }
      flush();
      const [, sign = '', text = ''] = marked;
      if (sign === '### ') push(text, { style: 'h3' });
      else if (sign === '## ') push(text, { style: 'h2' });
      else if (sign === '> ') push(text, { style: 'blockquote' });
      else push(text, { style: 'normal', listItem: sign === '- ' ? 'bullet' : 'number', level: 1 });
    }
    flush();
  }
  return blocks;
}
