import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, ErrorScreen, UiProvider } from '../../../index.ts';

const meta: Meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'A whole page that cannot be shown: an unknown address, maintenance, a country that we may not serve, a failure of ours.',
      not: 'A part of a page that failed or is empty is an `EmptyState`.',
      access:
        'Its title is the page’s first heading, so move the focus there. The scene and its figures are decorative and not announced.',
      words:
        'What happened, why, until when, what still works and what to do next. If money and bets are safe, say so.',
    }),
  },
};
export default meta;
type Story = StoryObj;

export const NotFound: StoryObj<typeof ErrorScreen> = {
  args: {
    scene: 'lost',
    code: '404',
    title: 'There is no such page',
    actions: (
      <>
        <Button href="#">Go to the home page</Button>
        <Button variant="secondary" href="#">
          Search games
        </Button>
      </>
    ),
    detail: 'Reference 7F3A',
    children: 'The address may be mistyped, or the game has left us. Your balance and your bets are untouched.',
  },
};
export const Maintenance: Story = {
  render: () => (
    <ErrorScreen
      whole
      scene="dark"
      title="Back at half past four"
      actions={<Button variant="secondary">Look again</Button>}
      detail="Started at 04:00, UTC+2"
    >
      We are moving to larger machines. Running bets are settled as usual, and withdrawals go out on time.
    </ErrorScreen>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorScreen
      scene="dark"
      code="500"
      title="That was our fault"
      actions={<Button>Try again</Button>}
      detail="Reference 91C0 · 12:08"
    >
      The page could not be made. Nothing on your account has changed.
    </ErrorScreen>
  ),
};
export const RestrictedCountry: Story = {
  render: () => (
    <ErrorScreen
      scene="locked"
      title="We may not serve you here"
      actions={
        <>
          <Button>Check again</Button>
          <Button variant="secondary">Email us</Button>
        </>
      }
    >
      No licence of ours covers the country that you are in. Your balance stays yours: write to us and we pay it out.
    </ErrorScreen>
  ),
};
/** The refusal of a page that needs a login, in each manner. */
export const Locked: Story = {
  render: () => (
    <>
      {(['full', 'split', 'card', 'editorial', 'board'] as const).map((hero) => (
        <UiProvider key={hero} layout={{ hero }}>
          <ErrorScreen scene="locked" code="401" title={`Scene of a hero that is ${hero}`}>
            Log in to see this page.
          </ErrorScreen>
        </UiProvider>
      ))}
    </>
  ),
};
/** All scenes below each other; a page uses its brand’s. */
export const Stages: Story = {
  render: () => (
    <>
      {(['full', 'split', 'card', 'editorial', 'board'] as const).map((hero) => (
        <UiProvider key={hero} layout={{ hero }}>
          <ErrorScreen scene="lost" code="404" title={`Stage of a hero that is ${hero}`}>
            The address may be mistyped.
          </ErrorScreen>
        </UiProvider>
      ))}
    </>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <ErrorScreen scene="lost" code="404" title={LONG_WORD} actions={<Button>{LONG_WORD}</Button>} detail={LONG_WORD}>
      {LONG_WORD}
    </ErrorScreen>
  ),
};
