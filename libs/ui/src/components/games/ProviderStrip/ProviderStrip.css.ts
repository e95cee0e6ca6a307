import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, effect, motion, font, text } = vars;

export const item = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(3rem, auto) auto',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.xxs,
  width: '8.5rem',
  padding: space.sm,
  borderRadius: radius.md,
  backgroundColor: colour.surface,
  border: effect.cardBorder,
  textAlign: 'center',
  transition: `transform ${motion.base} ${motion.spring}, background-color ${motion.fast}`,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { transform: 'translateY(-0.1875rem)', backgroundColor: colour.raised } } },
  },
});
/** Studios deliver white logos; the theme adapts them to its ground. */
export const logo = componentStyle({
  position: 'relative',
  width: '7rem',
  height: '3rem',
  filter: effect.markFilter,
});
export const name = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.md.size,
  lineHeight: 1.1,
});
export const meta = componentStyle({
  fontSize: text.xs.size,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
