import type { PortableTextBlock } from '@baize/contracts/content';

/** A list item that begins with a link or with words that stand out: the title of a card, and the text below it. */
export interface TitledItem {
  readonly key: string;
  readonly title: string;
  /** Where the title leads; null if it is no link. */
  readonly href: string | null;
  readonly text: PortableTextBlock;
}

/** A section of a page by what its list is: cards, questions to answer, advice, or text without one. */
export type Part = {
  readonly key: string;
  readonly title: string;
  /** The paragraphs before and after the list; all of a text. */
  readonly before: readonly PortableTextBlock[];
  readonly after: readonly PortableTextBlock[];
} & (
  | { readonly kind: 'cards'; readonly items: readonly TitledItem[] }
  | { readonly kind: 'questions'; readonly items: readonly PortableTextBlock[] }
  | { readonly kind: 'advice'; readonly items: readonly PortableTextBlock[] }
  | { readonly kind: 'text' }
);

const wordsOf = ({ children }: PortableTextBlock): string => children.map(({ text }) => text).join('');
const asParagraph = ({ listItem: _, level: __, ...block }: PortableTextBlock): PortableTextBlock => block;

/**
 * Splits a list item at its title. Null if it does not begin with one.
 * @param languageTag says how the text's first letter becomes a capital, because it now starts a line
 */
export function titledItem(item: PortableTextBlock, languageTag: string): TitledItem | null {
  const [first, second, ...rest] = item.children;
  if (!first || first.marks.length === 0) return null;
  const link = item.markDefs.find(({ _key }) => first.marks.includes(_key));
  const start = second?.text.replace(/^[\s,.:;：、。–—-]+/, '') ?? '';
  const [capital = '', ...letters] = start;
  return {
    key: item._key,
    title: first.text.replace(/[\s.:：]+$/, ''),
    href: link?.href ?? null,
    text: {
      ...asParagraph(item),
      children: [
        ...(second && start !== ''
          ? [{ ...second, text: capital.toLocaleUpperCase(languageTag) + letters.join('') }]
          : []),
        ...rest,
      ],
    },
  };
}

/** Reads a section that begins with its heading (`leadAndSections`). A list between other paragraphs splits them. */
export function partOf(section: readonly PortableTextBlock[], languageTag: string): Part {
  const [heading, ...blocks] = section;
  const listed = blocks.filter(({ listItem }) => listItem !== undefined);
  const from = blocks.findIndex(({ listItem }) => listItem !== undefined);
  const shared = { key: heading?._key ?? '', title: heading ? wordsOf(heading) : '' };
  // Two lists in one section are a text like any other.
  if (from < 0 || blocks.slice(from, from + listed.length).some(({ listItem }) => listItem === undefined))
    return { ...shared, kind: 'text', before: blocks, after: [] };
  const around = { ...shared, before: blocks.slice(0, from), after: blocks.slice(from + listed.length) };
  const titled = listed.map((item) => titledItem(item, languageTag));
  if (titled.every((item) => item !== null)) return { ...around, kind: 'cards', items: titled };
  return {
    ...around,
    kind: listed[0]?.listItem === 'number' ? 'questions' : 'advice',
    items: listed.map(asParagraph),
  };
}
