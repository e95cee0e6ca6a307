import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, radius, effect, text, font, border, elevation, motion } = vars;

/** Tall enough for its cards in every state, so that nothing below moves. */
const HEIGHT = '9.25rem';

export const strip = style({ blockSize: HEIGHT });
export const none = style({
  display: 'none',
  margin: 0,
  blockSize: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: space.md,
  textAlign: 'center',
  color: colour.textMuted,
  borderRadius: radius.lg,
  border: `${border.thin} dashed ${colour.border}`,
});
globalStyle(`${strip}[data-none] > *`, { display: 'none' });
globalStyle(`${strip}[data-none] > ${none}`, { display: 'flex' });

/** Places without events are no links, so nobody could scroll to them with the keyboard. */
globalStyle(`${strip}[data-blank] [data-scroller]`, { overflowX: 'hidden' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr 1fr auto',
  alignItems: 'center',
  rowGap: space.hair,
  columnGap: space.sm,
  boxSizing: 'border-box',
  inlineSize: 'clamp(14.5rem, 68vw, 17.5rem)',
  blockSize: HEIGHT,
  padding: space.sm,
  color: colour.text,
  textDecoration: 'none',
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.surface,
  backgroundImage: effect.cardImage,
  boxShadow: effect.cardShadow,
  transition: `box-shadow ${motion.base}`,
  ':focus-visible': { outline: `${border.thick} solid ${colour.focus}`, outlineOffset: `calc(${border.thick} * -1)` },
  '@media': { '(hover: hover)': { ':hover': { boxShadow: elevation.high } } },
});
const wholeLine = { gridColumn: '1 / -1' } as const;
export const top = style({
  ...wholeLine,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.xs,
  // The places of names are lower than the names, and the teams below must not move.
  minBlockSize: '1lh',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: colour.textMuted,
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const competition = style(oneLine);
export const clock = style({ fontVariantNumeric: 'tabular-nums', fontWeight: font.body.medium, color: colour.text });
export const live = style({
  display: 'none',
  paddingInline: space.xs,
  borderRadius: radius.badge,
  fontWeight: font.body.bold,
  backgroundColor: colour.negative.base,
  color: colour.negative.on,
});
globalStyle(`${card}[data-live] ${live}`, { display: 'inline' });
/**
 * A team or a player, and their points. They are cells of the card itself: eight cards stand in every home page before the
 * app runs.
 */
const side = { fontSize: text.md.size, lineHeight: text.md.line } as const;
export const name = style({ ...oneLine, ...side, fontWeight: font.body.medium });
export const score = style({ ...side, fontVariantNumeric: 'tabular-nums', fontWeight: font.body.bold });
export const odds = style({
  ...wholeLine,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
});
globalStyle(`${card}[data-two] ${odds}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const price = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2rem',
  paddingInline: space.xs,
  whiteSpace: 'nowrap',
  borderRadius: radius.sm,
  backgroundColor: colour.sunken,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.body.bold,
  // The outcome is no element of its own either.
  '::before': { content: 'attr(data-price)', fontWeight: font.body.regular, color: colour.textMuted },
  selectors: { '&[data-off]': { opacity: 0.6 } },
});
globalStyle(`${card}[data-two] ${price}[data-price="X"]`, { display: 'none' });

/** A prerendered page's script writes attributes, so that the app finds the markup as it was rendered. */
globalStyle(`${card} [data-part][data-now]:empty::after`, { content: 'attr(data-now)' });
/** The places of names that are not known yet. */
globalStyle(`${card}[data-event=""]:not([data-filled]) :is(${name}, ${competition})`, {
  blockSize: '0.75em',
  inlineSize: '70%',
  borderRadius: radius.xs,
  backgroundColor: colour.skeleton,
});
