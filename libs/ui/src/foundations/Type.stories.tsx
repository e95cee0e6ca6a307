import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, Section, Stack, Text, useCssVars } from '../index.ts';
import * as css from './Foundations.css.ts';
import { fallbackFontName } from '../theme/fontStack.ts';
import { brandOf, themeOf, type LoadedBrand } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Two typefaces per brand: one for reading, one for titles and controls. Sizes follow from a base and a ratio. Titles shrink with the window, and all sizes grow with the player’s font size.\n\nThe metrics of each typeface are known, so each of its weights has a fallback of the same width and nothing moves when it loads.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const sizes = ['display', 'h1', 'h2', 'h3', 'h4', 'h5'] as const;
const texts = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

function Face({
  family,
  weight,
  top,
  bottom,
  note,
}: {
  family: string;
  weight: string;
  top: string;
  bottom: string;
  note: string;
}) {
  const ref = useCssVars<HTMLDivElement>({ family, weight, top, bottom });
  return (
    <Stack gap="xxs">
      <div ref={ref} className={css.metrics}>
        Hxgåŗ 1.234,50 €
      </div>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}

const SENTENCE =
  'Set limits that you can keep, take a break whenever you want, and ask us for help at any time of the day';

/** A weight of a typeface over the same words in the system font that stands in for it. */
function StandIn({
  family,
  weight,
  variation,
  transform,
}: Record<'family' | 'variation' | 'transform', string> & { weight: number }) {
  const shared = { weight: String(weight), transform };
  const face = useCssVars<HTMLSpanElement>({ ...shared, family: `"${family}"`, variation });
  const standIn = useCssVars<HTMLSpanElement>({
    ...shared,
    family: `"${fallbackFontName(family, 'Arial')}"`,
    variation: 'normal',
  });
  return (
    <div className={css.standIns} data-font={`${weight} 1rem "${family}"`}>
      {[face, standIn].map((line, index) => (
        <span key={index} ref={line} className={css.standIn}>
          {SENTENCE}
        </span>
      ))}
    </div>
  );
}

export const Scale: Story = {
  render: (_args, { loaded }) => {
    const { text } = themeOf(loaded);
    return (
      <div className={css.scale}>
        {sizes.map((size) => (
          <div key={size} className={css.specimen}>
            <Heading level={2} size={size}>
              Night over the harbour
            </Heading>
            <Text size="sm" tone="muted">
              {size} · <code>{text[size].size}</code> · line {text[size].line}
            </Text>
          </div>
        ))}
        {texts.map((size) => (
          <div key={size} className={css.specimen}>
            <Text size={size} measure>
              The quick brown fox jumps over the lazy dog. Pchnąć w tę łódź jeża. Äö Šž çé ñ ₹ €.
            </Text>
            <Text size="sm" tone="muted">
              {size} · <code>{text[size].size}</code> · line {text[size].line}
            </Text>
          </div>
        ))}
      </div>
    );
  },
};
export const Faces: Story = {
  render: (_args, { loaded }) => {
    const { tokens } = brandOf(loaded);
    const { font } = themeOf(loaded);
    return (
      <Stack gap="xl">
        {(['display', 'body'] as const).map((role) => {
          const { metrics } = tokens.type[role];
          const part = (value: number) => (value / metrics.unitsPerEm).toFixed(3);
          return (
            <Section key={role} title={`${role}: ${tokens.type[role].family}`}>
              <Stack gap="lg">
                {(['regular', 'medium', 'bold'] as const).map((weight) => (
                  <Face
                    key={weight}
                    family={font[role].family}
                    weight={font[role][weight]}
                    top={font[role].trimTop}
                    bottom={font[role].trimBottom}
                    note={`${weight} ${font[role][weight]}`}
                  />
                ))}
                <Text size="sm" measure>
                  Of the em: ascent {part(metrics.ascent)}, descent {part(metrics.descent)}, capitals{' '}
                  {part(metrics.capHeight)}, small letters {part(metrics.xHeight)}, mean widths{' '}
                  {Object.values(metrics.widths).map(part).join(', ')}. Tracking {font[role].tracking}. The tinted band
                  runs from the capitals’ height to the baseline.
                </Text>
                <Text size="sm" tone="muted" measure>
                  {font[role].family}
                </Text>
              </Stack>
            </Section>
          );
        })}
      </Stack>
    );
  },
};
/** Every brand's weights, each above the system font that is drawn until the typeface has loaded. */
export const StandIns: Story = {
  render: (_args, { loaded }) => (
    <Stack gap="lg">
      {Object.values(loaded['brands'] as Record<string, LoadedBrand>).flatMap((brand) => {
        const { font } = themeOf({ brand });
        return (['display', 'body'] as const).map((role) => {
          const { family, weights } = brand.tokens.type[role];
          return (
            <Section key={`${brand.id} ${role}`} title={`${brand.id}, ${role}: ${family}`}>
              {[...new Set(Object.values(weights))].map((weight) => (
                <StandIn
                  key={weight}
                  family={family}
                  weight={weight}
                  variation={font[role].variation}
                  transform={role === 'display' ? font.headingTransform : 'none'}
                />
              ))}
            </Section>
          );
        });
      })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll<HTMLElement>('[data-font]')) {
      const font = pair.dataset['font'] ?? '';
      await document.fonts.load(font, SENTENCE);
      const [face = 0, standIn = 0] = [...pair.children].map((line) => line.getBoundingClientRect().width);
      // Texts differ in their letters, so one sentence is not exactly the mean.
      await expect(Math.abs(standIn / face - 1), `${font} is ${face}px wide, its stand-in ${standIn}px`).toBeLessThan(
        0.05,
      );
    }
  },
};
export const Figures: Story = {
  render: () => (
    <Stack gap="xxs">
      {['1.234,50 €', '11.111,11 €', '999.999,99 €', '₹1,23,456.00', '$0.08'].map((amount) => (
        <Text key={amount} numeric size="xl" align="end">
          {amount}
        </Text>
      ))}
    </Stack>
  ),
};
