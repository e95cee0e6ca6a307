import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { isolated, isolatedEnd } from '../../../css/figures.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, font, text, radius, effect, motion } = vars;
const md = from.md;

/** Below 768 px each row is a card: the first column is its title, the others show their column names. */
export const table = componentStyle({ display: 'block', width: '100%', '@media': { [md]: { display: 'table' } } });
export const head = componentStyle({
  position: 'absolute',
  width: '0.0625rem',
  height: '0.0625rem',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [md]: { position: 'static', display: 'table-header-group', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});
export const headCell = componentStyle({
  '@media': {
    [md]: {
      paddingBlock: space.xs,
      paddingInline: space.sm,
      textAlign: 'start',
      fontSize: text.sm.size,
      fontWeight: font.body.medium,
      color: colour.textMuted,
      borderBlockEnd: `0.0625rem solid ${colour.border}`,
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-align="end"]': { textAlign: 'end' },
        '[data-look="striped"] &': {
          fontFamily: font.display.family,
          wordSpacing: font.display.wordSpacing,
          fontWeight: font.display.medium,
          letterSpacing: '0.03em',
          textTransform: font.headingTransform as 'none',
          backgroundColor: colour.raised,
          borderBlockEnd: `0.125rem solid ${colour.brand.text}`,
        },
      },
    },
  },
});
export const body = componentStyle({
  display: 'grid',
  gap: space.xs,
  '@media': { [md]: { display: 'table-row-group' } },
});
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space.xxs,
  columnGap: space.md,
  padding: space.md,
  borderRadius: radius.md,
  border: effect.cardBorder,
  backgroundColor: colour.surface,
  '@media': {
    [md]: {
      display: 'table-row',
      border: 0,
      backgroundColor: 'transparent',
      transition: `background-color ${motion.fast}`,
      selectors: {
        '[data-look="striped"] &:nth-child(even)': { backgroundColor: colour.surface },
        '&:hover, [data-look="striped"] &:hover': { backgroundColor: colour.skeleton },
      },
    },
  },
});
export const cell = componentStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'contents',
  '@media': {
    [md]: {
      display: 'table-cell',
      paddingBlock: space.sm,
      paddingInline: space.sm,
      borderBlockEnd: `0.0625rem solid ${colour.border}`,
      verticalAlign: 'middle',
      selectors: {
        '[data-look="striped"] &': { paddingBlock: space.xs, borderBlockEnd: 'none' },
        '&[data-align="end"]': { textAlign: 'end' },
      },
    },
  },
});
export const name = componentStyle({
  fontSize: text.sm.size,
  color: colour.textMuted,
  selectors: { '[data-lead] > &': { display: 'none' } },
  '@media': { [md]: { display: 'none' } },
});
export const value = componentStyle({
  ...isolated,
  textAlign: 'end',
  selectors: {
    ...isolatedEnd,
    '[data-lead] > &': { gridColumn: '1 / -1', textAlign: 'match-parent', fontWeight: font.body.medium },
  },
  '@media': {
    [md]: {
      textAlign: 'inherit',
      selectors: {
        '&:dir(rtl)': { textAlign: 'inherit' },
        '[data-lead] > &': { textAlign: 'inherit', fontWeight: 'inherit' },
      },
    },
  },
});
