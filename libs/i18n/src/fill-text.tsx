import { Fragment, type ReactNode } from 'react';
import type { Text } from './use-text.tsx';

/**
 * Returns a text with elements, such as links, in place of some of its placeholders. The sentence stays whole, so each
 * translation keeps its own word order.
 *
 * @param elements by placeholder name: `{ terms: <Link …/> }` fills `{terms}`
 * @param values for the remaining placeholders
 */
export function fillText(
  text: Text,
  key: string,
  elements: Readonly<Record<string, ReactNode>>,
  values: Readonly<Record<string, string | number>> = {},
): ReactNode {
  // A value that looks like a placeholder is not interpolated again, so these survive and mark the places to fill.
  const marks = Object.fromEntries(Object.keys(elements).map((name) => [name, `{${name}}`]));
  return text(key, { ...values, ...marks })
    .split(/(\{\w+\})/)
    .map((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return <Fragment key={index}>{name !== undefined && name in elements ? elements[name] : part}</Fragment>;
    });
}
