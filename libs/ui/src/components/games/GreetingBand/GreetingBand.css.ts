import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { colour, effect, radius, space, text } = vars;

/** Nothing below it moves when its words and its picture arrive; only text at twice its size makes it taller. */
export const band = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '12.5rem',
  marginBlockStart: space.md,
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.surface,
  // Held sideways, a phone shows the whole band with its action.
  '@media': { [under.sideways]: { minHeight: '9rem', marginBlockStart: 0 } },
});
/** The light of the game's own colour, in brands that are lit. */
export const light = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `radial-gradient(90% 180% at 100% 40%, color-mix(in srgb, var(--band-colour) ${effect.pictureLight}, transparent), transparent 80%)`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
/** The picture fills the card's end from edge to edge: on a phone the tall cut, elsewhere the whole wide one. */
export const art = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  width: '9.5rem',
  maskImage: `linear-gradient(to right, transparent, ${colour.text} ${effect.pictureFade})`,
  selectors: {
    '&:dir(rtl)': { maskImage: `linear-gradient(to left, transparent, ${colour.text} ${effect.pictureFade})` },
  },
  '@media': { [from.md]: { width: 'auto', height: '100%', aspectRatio: '656 / 320', maxWidth: '56%' } },
});
const narrow = '(max-width: 17rem)';
childStyle(art, { '@container': { [narrow]: { display: 'none' } } });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space.xs,
  width: '100%',
  selectors: {
    // The words end where the motif begins.
    '&[data-beside-art]': {
      width: '62%',
      '@media': { [from.md]: { width: '44%' } },
      // At twice the size of text there is no room for both.
      '@container': { [narrow]: { width: '100%' } },
    },
    // The bars in their place are as long as words on a wide window too.
    '[aria-busy] > &': { '@media': { [from.md]: { width: '44%' } } },
  },
  minWidth: 0,
  // The words are centred, so that little is enough above them: a title and a text of two lines each must fit.
  padding: `${space.xs} ${space.md}`,
  '@media': {
    [from.md]: { paddingInline: space.xl, gap: space.sm },
    [under.sideways]: { padding: space.md, gap: space.xs },
  },
});
export const body = componentStyle({
  fontSize: text.sm.size,
  lineHeight: 1.4,
  color: colour.textMuted,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@media': { [from.md]: { fontSize: text.md.size } },
});
export const title = componentStyle({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
});
childStyle(`${title} > h1`, { '@media': { [from.lg]: { fontSize: text.h2.size, lineHeight: text.h2.line } } });
