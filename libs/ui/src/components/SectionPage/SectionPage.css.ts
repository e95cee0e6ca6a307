import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../css/componentStyle.ts';
import { from, under, when } from '../../theme/breakpoints.ts';

const { space, colour, measure, font, control, radius, motion, border } = vars;

export const page = componentStyle({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, width: '100%',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, ${measure.sideNav}) minmax(0, calc(${measure.form} * 1.7))`, gridTemplateAreas: '"head head" "nav column"', justifyContent: 'center', columnGap: space.xl, rowGap: space.lg, paddingBlockStart: space.md } },
});
export const title = componentStyle({ display: 'grid', gap: space.xxs, minWidth: 0, '@media': { [from.lg]: { gridArea: 'head' } } });
export const nav = componentStyle({
  display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(min-content, 1fr)', alignItems: 'stretch', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none', borderBlockEnd: `max(0.0625rem, ${border.hair}) solid ${colour.border}`,
  '@media': { [from.lg]: { gridArea: 'nav', display: 'flex', overflowX: 'visible', flexDirection: 'column', gap: space.xxs, borderBlockEnd: 'none', position: 'sticky', insetBlockStart: `calc(${measure.header} + ${space.lg})`, alignSelf: 'start' } },
});
export const link = componentStyle({
  position: 'relative', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.xs, minHeight: control.md, paddingInline: space.xs, minWidth: 0, color: colour.textMuted, fontWeight: font.body.medium, textAlign: 'center', lineHeight: 1.2, overflowWrap: 'normal', outlineOffset: '-0.1875rem', transition: `color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: space.xs, insetBlockEnd: 0, height: '0.1875rem', borderRadius: '0.1875rem', backgroundColor: colour.brand.text, transform: 'scaleX(0)', transition: `transform ${motion.base} ${motion.out}` },
    '&:hover, &[aria-current="page"]': { color: colour.text },
    '&[aria-current="page"]::after': { transform: 'none' },
  },
  '@media': {
    [when.forcedColours]: { selectors: { '&::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } } },
    [under.md]: { gap: space.xxs, paddingInline: space.xxs },
    [under.narrow]: { fontSize: vars.text.sm.size },
    [from.lg]: {
      justifyContent: 'flex-start', textAlign: 'start', paddingInline: space.md, borderRadius: radius.md,
      selectors: { '&::after': { display: 'none' }, '&:hover': { backgroundColor: colour.skeleton }, '&[aria-current="page"]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft }, '[data-mark="block"] &[aria-current="page"]': { backgroundColor: colour.brand.base, color: colour.brand.on, fontWeight: font.body.bold } },
    },
  },
});
/** The narrowest windows need the room for words. */
childStyle(`${link} > svg`, { '@media': { [under.narrow]: { display: 'none' } } });
export const column = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.md, minWidth: 0, '@media': { [from.lg]: { gridArea: 'column', gap: space.lg } } });
