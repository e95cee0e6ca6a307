import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, Heading, SceneHero, Text, UiProvider } from '../../../index.ts';

const meta: Meta = {
  title: 'Content/SceneHero',
  component: SceneHero,
  parameters: usage({
    when: 'The top of a calm page that has no picture of its own, such as safer gambling.',
    not: 'A page that cannot be shown is an `ErrorScreen`; a page of the content service with a picture shows that.',
    access: 'Its title is the page’s first heading. The scene is decorative and not announced.',
    words: 'What the page is for, in one or two sentences, and links to its most important parts.',
  }),
};
export default meta;
type Story = StoryObj;

export const Calm: StoryObj<typeof SceneHero> = {
  args: {
    scene: 'calm',
    children: (
      <>
        <Heading level={1} size="h1">
          Safer gambling
        </Heading>
        <Text size="lg" tone="muted">
          Gambling is entertainment that costs money. This page helps you to stay in control.
        </Text>
        <Button variant="secondary" href="#help">
          Where to find help
        </Button>
      </>
    ),
  },
};
/** The calm scene of each manner; a page uses its brand’s. */
export const Manners: Story = {
  render: () => (
    <>
      {(['full', 'split', 'card', 'editorial', 'board'] as const).map((hero) => (
        <UiProvider key={hero} layout={{ hero }}>
          <SceneHero scene="calm">
            <Heading level={2}>{`Scene of a hero that is ${hero}`}</Heading>
          </SceneHero>
        </UiProvider>
      ))}
    </>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <SceneHero scene="calm">
      <Heading level={1} size="h1">
        {LONG_WORD}
      </Heading>
      <Text>{LONG_WORD}</Text>
    </SceneHero>
  ),
};
