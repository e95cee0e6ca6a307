import type { SportsTheme } from '@baize/contracts/sportsbook-messages';
import { vars } from '@baize/theme/contract';

/** The frame's names for what the brand's tokens are called here. */
const TOKENS: SportsTheme = {
  background: vars.colour.ground,
  surface: vars.colour.surface,
  raised: vars.colour.raised,
  text: vars.colour.text,
  textMuted: vars.colour.textMuted,
  accent: vars.colour.brand.base,
  onAccent: vars.colour.brand.on,
  positive: vars.colour.positive.text,
  negative: vars.colour.negative.text,
  border: vars.colour.border,
  radius: vars.radius.md,
  fontFamily: vars.font.body.family,
  headingFamily: vars.font.display.family,
  headingWeight: vars.font.display.bold,
  headingTransform: vars.font.headingTransform,
};

/** Returns the brand's look as the page computes it, so that the frame looks like the page. */
export function frameTheme(): SportsTheme {
  const style = getComputedStyle(document.body);
  const values: SportsTheme = { scheme: style.colorScheme.includes('light') ? 'light' : 'dark' };
  for (const [name, token] of Object.entries(TOKENS)) {
    const value = style.getPropertyValue(token.slice('var('.length, -1)).trim();
    if (value !== '' && value.length <= 300) values[name] = value;
  }
  return values;
}
