import { describe, expect, it } from 'vitest';
import type { PortableTextBlock } from '@baize/contracts/content';
import { block } from '@baize/testing';
import { partOf, titledItem } from './part-of.ts';

const heading = block('Tools', { style: 'h2' });
const bullet = (over: Partial<PortableTextBlock> = {}, text = 'Words'): PortableTextBlock =>
  block(text, { listItem: 'bullet', level: 1, ...over });
const spans = (...parts: readonly (readonly [string, ...string[]])[]) => ({
  children: parts.map(([text, ...marks], at) => ({ _type: 'span' as const, _key: `s${at}`, text, marks })),
});
const linked = { markDefs: [{ _key: 'l', _type: 'link' as const, href: '/limits' }] };

describe('a list item with a title', () => {
  it.each([
    ['a link', { ...linked, ...spans(['Break', 'l'], [': one day or more.']) }, 'Break', '/limits', 'One day or more.'],
    ['strong words', spans(['Break:', 'strong'], [' one day.']), 'Break', null, 'One day.'],
    ['Japanese', spans(['プレイ休止：', 'strong'], ['1日から。']), 'プレイ休止', null, '1日から。'],
  ] as const)('begins with %s', (_, over, title, href, text) => {
    const item = titledItem(bullet(over), 'en');
    expect(item).toMatchObject({ title, href });
    expect(item?.text.children.map((span) => span.text)).toEqual([text]);
    expect(item?.text).not.toHaveProperty('listItem');
  });
  it('starts its text with a capital of the language', () => {
    const item = titledItem(bullet(spans(['Mola:', 'strong'], [' istediğiniz gün.'])), 'tr');
    expect(item?.text.children[0]?.text).toBe('İstediğiniz gün.');
  });
  it('has no text where nothing follows the title', () => {
    expect(titledItem(bullet({ ...linked, ...spans(['Help', 'l'], ['.']) }), 'en')?.text.children).toEqual([]);
  });
  it('is none if it begins with plain words', () => expect(titledItem(bullet(), 'en')).toBeNull());
});

describe('a section', () => {
  it('shows titled items as cards, with the paragraphs around them', () => {
    const items = [bullet(spans(['One', 'strong'], [' a'])), bullet(spans(['Two', 'strong'], [' b']))];
    expect(partOf([heading, block('Before'), ...items, block('After')], 'en')).toMatchObject({
      kind: 'cards',
      title: 'Tools',
      before: [{ _key: 'Before' }],
      items: [{ title: 'One' }, { title: 'Two' }],
      after: [{ _key: 'After' }],
    });
  });
  it.each([
    ['questions', 'number'],
    ['advice', 'bullet'],
  ] as const)('shows plain items as %s', (kind, listItem) => {
    expect(partOf([heading, bullet({ listItem })], 'en')).toMatchObject({ kind, before: [], after: [] });
  });
  it.each([
    ['without a list', [block('Only words')]],
    ['with two lists', [bullet(), block('Between'), bullet()]],
  ])('%s is a text', (_, blocks) => {
    expect(partOf([heading, ...blocks], 'en')).toMatchObject({ kind: 'text', before: blocks });
  });
});
