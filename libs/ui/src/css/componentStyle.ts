import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A style of a component, in the components layer. */
export function componentStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [components]: rule } }, name);
}

/** Styles elements inside a component that carry no class of their own, in the components layer: `childStyle(`${list} > option`, …)`. */
export function childStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } });
}
