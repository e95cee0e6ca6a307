import { contrastPairs, type ThemeValues } from '@baize/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '../theme/colour.ts';
import { Section, Stack, Tag, Text, useCssVars } from '../index.ts';
import * as css from './Foundations.css.ts';
import { themeOf } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Colours have roles, not names: a component uses `colour.negative.text`, never red. This page shows every pair of colours that components combine, with its contrast. A test computes the same pairs for every brand and names the fix if one falls short.\n\nA tone has six colours: `base` for a solid ground and `on` for its text, `hover`, `text` for the page’s own grounds, `soft` for a tinted ground and `onSoft` for its text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const level = (ratio: number) =>
  ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'edges and marks' : 'too low';

function Pair({ name, front, back, least }: { name: string; front: string; back: string; least: number }) {
  const ref = useCssVars<HTMLDivElement>({ front, back });
  const ratio = contrast(front, back);
  return (
    <div ref={ref} className={css.pair} role="img" aria-label={`${name}: ${ratio.toFixed(1)} to 1`}>
      {least < 4.5 ? <span className={css.edge} /> : <span className={css.sample}>Aa</span>}
      <span className={css.remark}>
        <strong>{name}</strong> · {ratio.toFixed(1)} : 1<br />
        {front} on {back}
        <br />
        {level(ratio)}, needs {least} : 1
      </span>
    </div>
  );
}

function Ground({ name, value }: { name: string; value: string }) {
  const ref = useCssVars<HTMLDivElement>({ back: value });
  return (
    <Stack gap="xxs">
      <div ref={ref} className={css.ground} />
      <Text size="sm">
        <strong>{name}</strong>
        <br />
        <code>{value}</code>
      </Text>
    </Stack>
  );
}

/** Pairs by subject: text roles, then each tone, then the frame. */
function groupsOf(theme: ThemeValues) {
  const groups = new Map<string, ReturnType<typeof contrastPairs>>();
  for (const pair of contrastPairs(theme)) {
    const [, tone] = /^(brand|accent|positive|negative|warning|info|header|footer)\./.exec(pair.name) ?? [];
    const group =
      tone ?? (pair.name.startsWith('tag.') ? 'Tags of games' : pair.least < 4.5 ? 'Edges and focus' : 'Text');
    groups.set(group, [...(groups.get(group) ?? []), pair]);
  }
  return [...groups];
}

export const Contrast: Story = {
  render: (_args, { loaded }) => (
    <Stack gap="xl">
      {groupsOf(themeOf(loaded)).map(([group, pairs]) => (
        <Section key={group} title={group}>
          <div className={css.swatches}>
            {pairs.map((pair) => (
              <Pair key={pair.name} {...pair} />
            ))}
          </div>
        </Section>
      ))}
    </Stack>
  ),
};
export const Grounds: Story = {
  render: (_args, { loaded }) => {
    const { colour } = themeOf(loaded);
    const names = [
      'ground',
      'surface',
      'raised',
      'sunken',
      'field',
      'border',
      'borderStrong',
      'focus',
      'skeleton',
      'skeletonShine',
      'scrim',
      'pictureScrim',
    ] as const;
    return (
      <div className={css.swatches}>
        {names.map((name) => (
          <Ground key={name} name={name} value={colour[name]} />
        ))}
      </div>
    );
  },
};
export const Tones: Story = {
  render: (_args, { loaded }) => {
    const { colour } = themeOf(loaded);
    return (
      <Stack gap="xl">
        {(['brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const).map((tone) => (
          <Section key={tone} title={tone}>
            <div className={css.swatches}>
              {Object.entries(colour[tone]).map(([name, value]) => (
                <Ground key={name} name={name} value={value} />
              ))}
            </div>
          </Section>
        ))}
      </Stack>
    );
  },
};
export const GameTags: Story = {
  render: (_args, { loaded }) => {
    const { tag } = themeOf(loaded);
    return (
      <div className={css.swatches}>
        {Object.entries(tag).map(([kind, { ground, text }]) => (
          <Stack key={kind} gap="xs">
            <Tag kind={kind as keyof typeof tag}>{kind}</Tag>
            <Pair name={`tag.${kind}`} front={text} back={ground} least={4.5} />
          </Stack>
        ))}
      </div>
    );
  },
};
