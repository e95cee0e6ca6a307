import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
/** The page's own look is one brand's, so each column repeats what a page takes from its theme. */
export const brand = style({
  padding: vars.space.lg,
  backgroundColor: vars.colour.ground,
  backgroundImage: vars.effect.groundImage,
  color: vars.colour.text,
  fontFamily: vars.font.body.family,
  fontWeight: vars.font.body.regular,
  letterSpacing: vars.font.body.tracking,
  lineHeight: vars.text.md.line,
});
export const mark = style({ height: '2.5rem', width: 'auto' });
