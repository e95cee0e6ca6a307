import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { when } from '../theme/breakpoints.ts';
import { isolated } from './figures.ts';
import { reset } from './layers.css.ts';

const rule = (selector: string, value: GlobalStyleRule) => globalStyle(selector, { '@layer': { [reset]: value } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('*', { margin: 0, padding: 0, minWidth: 0 });
rule('html', {
  colorScheme: vars.scheme,
  backgroundColor: vars.colour.ground,
  color: vars.colour.text,
  fontFamily: vars.font.body.family,
  fontWeight: vars.font.body.regular,
  fontSize: '100%',
  letterSpacing: vars.font.body.tracking,
  lineHeight: vars.text.md.line,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlockStart: `calc(${vars.measure.header} + ${vars.space.md})`,
  // A focused element stays clear of a notice over the page.
  scrollPaddingBlockEnd: 'var(--notice, 0rem)',
  fontOpticalSizing: 'auto',
});
// `anywhere` lets a box that is as wide as its text shrink to the window; table columns keep whole words.
rule('body', {
  minHeight: '100dvh',
  fontSize: vars.text.md.size,
  backgroundImage: vars.effect.groundImage,
  backgroundRepeat: 'no-repeat',
  overflowWrap: 'anywhere',
  // No last line of one short word, in any text.
  textWrap: 'pretty',
});
rule('img, picture, video, canvas, svg, iframe', { display: 'block', maxWidth: '100%' });
rule('input, button, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
  textTransform: 'none',
});
// Pressable elements of the headless library. apps/site/index.html turns off the library's own inline style for them.
rule('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
rule('button, summary, [role="button"], label', { touchAction: 'manipulation' });
rule('button', { cursor: 'pointer', textAlign: 'inherit' });
rule('button:disabled', { cursor: 'not-allowed' });
rule('ul, ol', { listStyle: 'none' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('table', { borderCollapse: 'collapse', borderSpacing: 0, overflowWrap: 'break-word' });
rule('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
rule('fieldset', { border: 0 });
rule('time', isolated);
rule('summary', { listStyle: 'none', cursor: 'pointer' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('dialog', { border: 0, background: 'none', color: 'inherit' });
rule('[hidden]', { display: 'none' });
rule('::selection', { backgroundColor: vars.colour.brand.base, color: vars.colour.brand.on });

/* A ring in two colours is visible on any ground; the outline survives forced colours. */
rule(':focus-visible', {
  outline: `0.1875rem solid ${vars.colour.focus}`,
  outlineOffset: '0.125rem',
});
rule(':target', { scrollMarginBlockStart: `calc(${vars.measure.header} + ${vars.space.md})` });

/**
 * `data-motion` on the root element overrides the system's setting in both directions. `prefersReducedMotion` reads the
 * same attribute.
 */
const everything = (root: string) => [root, `${root} *`, `${root} *::before`, `${root} *::after`].join(', ');
const still: GlobalStyleRule = {
  animationDuration: '0.01ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle(everything(':root:not([data-motion="full"])'), { '@media': { [when.reducedMotion]: still as object } });
globalStyle(everything(':root[data-motion="reduced"]'), still);
