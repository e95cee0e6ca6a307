import type { Meta, StoryObj } from '@storybook/react-vite';
import { publicTournament, publicTournaments, tournament, tournaments } from '@baize/contracts/tournament';
import {
  enteredTournament,
  handle,
  handleContent,
  never,
  playerSession,
  reference,
  refuse,
  tournamentDetailsOf,
  tournamentSummaryOf,
  withShell,
  type ContentParameters,
  type Responder,
} from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { expect, waitFor } from 'storybook/test';
import { TournamentBoxes } from '../../components/TournamentBoxes/TournamentBoxes.tsx';
import { Tournaments } from './Tournaments.tsx';

const meta: Meta = { title: 'Casino/Tournaments', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const UPCOMING = tournamentSummaryOf({
  tournamentId: reference(901),
  slug: 'scratch-days',
  name: 'Scratch days',
  state: 'UPCOMING',
  startsAt: '2026-11-30T12:00:00.000Z',
  endsAt: '2026-12-07T12:00:00.000Z',
  players: 1,
});
const ENDED = tournamentSummaryOf({
  tournamentId: reference(902),
  slug: 'autumn-miles',
  name: 'Autumn miles',
  state: 'ENDED',
  scoring: 'POINTS_PER_STAKE',
  endsAt: '2026-11-19T12:00:00.000Z',
  prize: 0,
  prizeSpins: 140,
});
const pictured = (number: number) => ({
  ...{ id: String(number), slug: `game-${number}`, name: `Game ${number}`, type: 'casinoGames' },
  ...{ provider: 'kelp', providerTitle: 'Kelp', color: '#334455', tags: [], jackpot: false, demo: true },
  images: { '1x': storyImageRef(number, '1x') },
});
/** Where the dots of an element are that a player sees: between facts, or at an end of a line. */
function visibleDots(element: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: { readonly box: DOMRect; readonly isDot: boolean }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00A0]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      let clip = node.parentElement;
      while (clip && getComputedStyle(clip).overflowX !== 'clip') clip = clip.parentElement;
      if (box.width > 0 && box.right > (clip?.getBoundingClientRect().left ?? 0))
        boxes.push({ box, isDot: word === '·' });
    }
  const onLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom;
  return boxes
    .filter(({ isDot }) => isDot)
    .map(({ box }) => {
      const near = boxes.filter((other) => !other.isDot && onLine(other.box, box));
      const isBetween =
        near.some((other) => other.box.right <= box.left) && near.some((other) => other.box.left >= box.right);
      return isBetween ? 'between facts' : 'at an end of a line';
    });
}
const counting = (gameIds: readonly number[]) => ({ ...tournamentDetailsOf().rules, gameIds: gameIds.map(String) });
/** The games of the cards' pictures, and the place on the card of a player who takes part. */
const ART = [
  handleContent('gamesByIds', ({ ids }: ContentParameters) => (ids as string[]).map((id) => pictured(Number(id)))),
  handle(tournament, ({ params }) => {
    if (params.id === 'best-round') return enteredTournament({ rules: counting([0, 4, 7]) });
    return tournamentDetailsOf({ rules: counting(params.id === 'scratch-days' ? [9, 12, 1] : [3, 10, 6]) });
  }),
  handle(publicTournament, ({ params }) =>
    tournamentDetailsOf({ rules: counting(params.id === 'best-round' ? [0, 4, 7] : [9, 12, 1]) }),
  ),
];
const player = (answer: Responder<typeof tournaments>, render: Story['render'] = () => <Tournaments />): Story => ({
  render,
  decorators: [
    withShell({
      who: playerSession(),
      path: 'tournaments',
      handlers: [handle(tournaments, answer), handleContent('tournamentBoxes', []), ...ART],
    }),
  ],
});

export const All: Story = player([tournamentSummaryOf({ isEntered: true }), UPCOMING, ENDED]);
/** A last card alone in its row has its games beside its words: the pictures are no larger than those of the others. */
export const AllOnATablet: Story = {
  ...All,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    if (!matchMedia('(min-width: 768px) and (max-width: 1023px)').matches) return;
    const widths = [...canvasElement.querySelectorAll('article > div > [aria-hidden]')].map(
      ({ clientWidth }) => clientWidth,
    );
    await expect(widths).toHaveLength(3);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};
/** Prizes that don't fit one line break between the facts, and no dot is left at either end of a line. */
export const AllInNarrowCards: Story = {
  ...player([tournamentSummaryOf({ isEntered: true }), UPCOMING, ENDED], () => (
    <div style={{ inlineSize: '17rem' }}>
      <Tournaments />
    </div>
  )),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    const page = first?.closest<HTMLElement>('[style]');
    if (!first || !page) throw new Error('The story has no tournament');
    const dots = () => visibleDots(first);
    await waitFor(() => expect(dots()).toEqual([]));
    page.style.inlineSize = '72rem';
    // However many columns the window has, each is wide enough for both lines of facts.
    await expect(dots()).toEqual(['between facts', 'between facts']);
    page.style.inlineSize = '';
  },
};
export const Stopped: Story = player([tournamentSummaryOf({ state: 'STOPPED', isEntered: true }), ENDED]);
export const Visitor: Story = {
  render: () => <Tournaments />,
  decorators: [
    withShell({
      path: 'tournaments',
      handlers: [
        handle(publicTournaments, [tournamentSummaryOf(), UPCOMING]),
        handleContent('tournamentBoxes', []),
        ...ART,
      ],
    }),
  ],
};
export const None: Story = player([]);
export const Loading: Story = player(never);
export const Failed: Story = player(refuse(503, 'error.service_unavailable'));
/** The section of the lobby and the home page. */
export const Boxes: Story = {
  ...player([tournamentSummaryOf({ isEntered: true }), UPCOMING, ENDED], () => <TournamentBoxes />),
  // Its texts come after the lobby's.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UPCOMING.name)).toBeVisible();
  },
};
