export type {
  BrandTokens,
  CardHover,
  FontMetrics,
  FontTokens,
  Hex,
  LayoutTokens,
  SurfaceTreatment,
  TagColours,
} from './tokenTypes.ts';
export type { ThemeValues } from './shape.ts';
export { makeTheme } from './makeTheme.ts';
export { contrastPairs, themeContrast, type ContrastFault } from './contrast.ts';
export { breakpoints, from, when, type Breakpoint } from './breakpoints.ts';
