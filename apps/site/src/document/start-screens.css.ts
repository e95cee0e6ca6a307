import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const breathe = keyframes({
  from: { opacity: 0.45, transform: 'scale(0.96)' },
  to: { opacity: 1, transform: 'scale(1)' },
});

const reveal = keyframes({ to: { visibility: 'visible' } });
/** How long the header's corner waits for the page script, in seconds. */
const CORNER_SECONDS = 3;
/** How long the page waits for its script before it offers the login as a plain link, in seconds. */
const PLAIN_LOGIN_SECONDS = 8;
/** After a while, whatever the visitor wants of motion: nothing moves. */
const revealAfter = (seconds: number) => ({
  animation: `${reveal} 1ms ${seconds}s forwards`,
  animationDelay: `${seconds}s !important`,
});

/**
 * The loading screen is in index.html, so that it shows before any code has run. React's first render replaces it.
 * Global styles beat every component's: the attributes of this file must be no component's.
 */
globalStyle('[data-start-screen]', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  background: vars.colour.ground,
});
globalStyle('[data-start-screen] img', {
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

const alone = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  minBlockSize: '100dvh',
  padding: vars.space.lg,
  textAlign: 'center',
} as const;
const aloneTitle = {
  fontFamily: vars.font.display.family,
  wordSpacing: vars.font.display.wordSpacing,
  fontWeight: vars.font.display.bold,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
};
const aloneButton = {
  display: 'inline-grid',
  alignContent: 'center',
  minBlockSize: vars.control.lg,
  paddingInline: vars.control.paddingX,
  borderRadius: vars.radius.control,
  background: vars.colour.brand.base,
  color: vars.colour.brand.on,
  fontWeight: vars.font.body.bold,
  cursor: 'pointer',
};

/** The page that the service worker shows to players who are offline. The release writes it, without the site's scripts. */
globalStyle('[data-offline]', { ...alone, background: vars.colour.ground, color: vars.colour.text });
globalStyle('[data-offline] h1', aloneTitle);
globalStyle('[data-offline] p', { maxInlineSize: '32rem', color: vars.colour.textMuted });
globalStyle('[data-offline] a', { ...aloneButton, textDecoration: 'none' });

/**
 * The notice above the page for visitors with scripts switched off. It is part of the HTML
 * (libs/site-build/src/boot.ts).
 */
globalStyle('[data-noscript]', {
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  padding: vars.space.md,
  textAlign: 'center',
  background: vars.colour.raised,
  color: vars.colour.text,
});
globalStyle('[data-noscript] strong', { fontWeight: vars.font.body.bold });
globalStyle('[data-noscript] a', {
  display: 'inline-block',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: 'inherit',
  textDecoration: 'underline',
});

/**
 * A prerendered page is a visitor's. Until its script has looked for a session, login and sign-up in the header's corner
 * and in the bottom bar stay neutral, so that a player never sees a visitor's first. Without scripts everybody is a visitor.
 */
globalStyle(':root[data-prerendered]:not([data-visitor], [data-hydrated]) [data-corner]', {
  '@media': { '(scripting: enabled)': { visibility: 'hidden' } },
});
/** A script that does not come must not hide the sign-up for ever. */
globalStyle(':root[data-prerendered]:not([data-page]) [data-corner]', revealAfter(CORNER_SECONDS));
/**
 * A link to a page that the app draws without the page script, which opens the login there: without that script, the
 * button in the header does nothing. The release adds it to each page.
 */
globalStyle('[data-plain-login]', {
  ...aloneButton,
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetInlineEnd: vars.space.md,
  insetBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.space.md})`,
  textDecoration: 'none',
  boxShadow: vars.elevation.overlay,
  visibility: 'hidden',
  ...revealAfter(PLAIN_LOGIN_SECONDS),
  // The notice for browsers without scripts says why nobody can log in there.
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(':root[data-page] [data-plain-login]', { display: 'none' });
/** A picture that the page script has yet to give its address must not look broken. */
globalStyle('img[data-src]', { visibility: 'hidden' });
/** What acts on something that moves only once the app runs; its place is kept. */
globalStyle(':root[data-prerendered]:not([data-hydrated]) [data-when-running]', { visibility: 'hidden' });
/** What does nothing without scripts. */
globalStyle('[data-needs-app]', { '@media': { '(scripting: none)': { display: 'none' } } });
/** A press that waits for the app (`replay-intents.ts`). */
globalStyle('[data-felt]', {
  animation: `${breathe} 600ms ease-in-out infinite alternate`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 } },
});
/** What a search finds before the app is there, over the place of the page's games (`early-search.ts`). */
globalStyle('[data-found]', { position: 'absolute' });
/** What the page script says when the app cannot start (`start-notice.ts`). */
globalStyle('[data-start-notice]', {
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetInline: vars.space.md,
  insetBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.space.md})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.elevation.overlay,
});
globalStyle('[data-start-notice] button', { ...aloneButton });

/** The screen shown when the site cannot start. */
export const fatal = style(alone);
export const fatalTitle = style(aloneTitle);
export const fatalButton = style(aloneButton);
