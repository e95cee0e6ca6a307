import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** Returns a class for a component, in the components layer. */
export function componentStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [components]: rule } }, name);
}

/** Styles descendants without a class of their own, in the components layer: `childStyle(`${list} > option`, …)`. */
export function childStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } });
}
