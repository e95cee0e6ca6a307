import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, under, when } from '../../../theme/breakpoints.ts';

const { space, colour, font, control, motion, border, radius } = vars;

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  width: '100%',
});
export const title = componentStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const nav = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  // By what each says: in equal columns a long name would wrap beside a short one's space.
  gridAutoColumns: 'auto',
  alignItems: 'stretch',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `max(0.0625rem, ${border.hair}) solid ${colour.border}`,
  '@media': { [from.md]: { gridAutoColumns: 'max-content' } },
});
export const link = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: control.md,
  paddingInline: space.xs,
  minWidth: 0,
  color: colour.textMuted,
  fontWeight: font.body.medium,
  textAlign: 'center',
  lineHeight: 1.2,
  overflowWrap: 'normal',
  outlineOffset: '-0.1875rem',
  transition: `color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space.xs,
      insetBlockEnd: 0,
      height: '0.1875rem',
      borderRadius: radius.pill,
      backgroundColor: colour.brand.text,
      transform: 'scaleX(0)',
      transition: `transform ${motion.base} ${motion.out}`,
    },
    '&:hover, &[aria-current="page"]': { color: colour.text },
    '&[aria-current="page"]::after': { transform: 'none' },
  },
  '@media': {
    [when.forcedColours]: { selectors: { '&::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } } },
    [under.md]: { gap: space.xxs, paddingInline: space.xxs },
    [under.narrow]: { fontSize: vars.text.sm.size },
    [from.md]: { paddingInline: space.md },
  },
});
/** The narrowest windows need the space for text. */
childStyle(`${link} > svg`, { '@media': { [under.narrow]: { display: 'none' } } });
export const column = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  minWidth: 0,
  '@media': { [from.lg]: { gap: space.lg } },
});
