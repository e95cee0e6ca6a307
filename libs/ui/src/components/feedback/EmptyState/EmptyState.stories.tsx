import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Heart, Lock } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { Button, EmptyState } from '../../../index.ts';

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: usage({
    when: 'Nothing is there yet, nothing was found, or something could not be loaded.',
    not: 'Use an `ErrorScreen` if the whole page fails and a `Skeleton` while content loads.',
    access: 'The title is a heading of the right level; the picture is decorative.',
    words: 'Why it is empty and what will appear here, with one next step. After a failure, say if nothing was lost.',
  }),
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const NothingYet: Story = {
  args: {
    icon: Heart,
    title: 'No favourites yet',
    children: 'Press the heart on a game and find it here again.',
    actions: <Button href="#casino">Go to the casino</Button>,
  },
};
export const NothingFound: Story = {
  args: {
    scene: 'lost',
    title: 'No games match “polar bloon”',
    children: 'Did you mean Polar Bloom?',
    actions: (
      <>
        <Button>Show Polar Bloom</Button>
        <Button variant="secondary">Clear search</Button>
      </>
    ),
  },
};
export const Failed: Story = {
  args: {
    tone: 'negative',
    icon: CloudOff,
    title: 'We couldn’t load the games',
    children: 'Nothing was lost. Please try again in a moment.',
    actions: <Button>Try again</Button>,
  },
};
export const Refused: Story = {
  args: {
    icon: Lock,
    title: 'You have reached the limit you set',
    children: 'It resets tomorrow at 00:00. You can still withdraw and see your history.',
    actions: <Button variant="secondary">Contact us</Button>,
  },
};
export const TitleOnly: Story = { args: { title: 'No messages' } };
export const Finnish: Story = {
  args: {
    icon: Heart,
    title: 'Ei vielä suosikkeja',
    children: 'Paina pelin sydäntä, niin löydät sen täältä.',
    actions: <Button href="#casino">Kasinolle</Button>,
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    icon: Lock,
    title: 'Einzahlungsgrenzenänderungsbestätigungsverfahren noch nicht abgeschlossen',
    children: 'Ihre Zahlungsverkehrsabwicklungsgesellschaft hat den Vorgang noch nicht bestätigt.',
    actions: <Button>Einzahlungsgrenzenänderung erneut beantragen</Button>,
  },
  globals: { viewport: { value: 'least' } },
};
