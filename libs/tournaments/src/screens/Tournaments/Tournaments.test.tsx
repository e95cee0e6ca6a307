import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicTournament, publicTournaments, tournament, tournaments } from '@baize/contracts/tournament';
import {
  type ContentParameters,
  handle,
  handleContent,
  enteredTournament,
  playerSession,
  reference,
  tournamentDetailsOf,
  tournamentSummaryOf,
} from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { renderWithShell } from '@baize/testing/render';
import { TournamentBoxes } from '../../components/TournamentBoxes/TournamentBoxes.tsx';
import { Tournaments } from './Tournaments.tsx';

/** A game in the content's own shape. */
const pictured = (number: number) => ({
  ...{ id: String(number), slug: `game-${number}`, name: `Game ${number}`, type: 'casinoGames' },
  ...{ provider: 'kelp', providerTitle: 'Kelp', color: '#334455', tags: [], jackpot: false, demo: true },
  images: { '1x': storyImageRef(number, '1x') },
});
const ENDED = tournamentSummaryOf({ tournamentId: reference(902), slug: 'old', name: 'Old race', state: 'ENDED' });

it('lists the tournaments with prize, time and whether the player takes part', async () => {
  renderWithShell(<Tournaments />, {
    who: playerSession(),
    path: '/en-UN/tournaments',
    handlers: [
      handleContent('tournamentBoxes', []),
      handle(tournaments, [tournamentSummaryOf({ isEntered: true }), ENDED]),
      handle(tournament, enteredTournament()),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'Best round' }));
  expect(card.getByText('€150.00 in prizes')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Best round' })).toHaveTextContent('€150.00 in prizes · 140 free spins');
  expect(card.getByText('You’re taking part')).toBeVisible();
  expect(await card.findByText('Place 2')).toBeVisible();
  expect(card.getByRole('timer')).toHaveTextContent('Ends in');
  expect(card.getByRole('link', { name: 'View tournament' })).toHaveAttribute('href', '/en-UN/tournaments/best-round');
  expect(
    within(screen.getByRole('article', { name: 'Old race' })).getByRole('link', { name: 'Results' }),
  ).toBeVisible();
});

it('says below the tournaments how one takes part, what earns points and where a prize is', async () => {
  renderWithShell(<Tournaments />, {
    path: '/en-UN/tournaments',
    handlers: [
      handleContent('tournamentBoxes', []),
      handle(publicTournaments, [tournamentSummaryOf({ isEntered: null })]),
      handle(publicTournament, tournamentDetailsOf()),
    ],
  });
  const how = within(await screen.findByRole('region', { name: 'How tournaments work' }));
  expect(how.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Take part',
    'Points',
    'Prizes',
  ]);
  expect(how.getByText(/^Taking part costs nothing/)).toBeVisible();
});

it('shows games that count on a card, and no prize or time of a stopped tournament', async () => {
  const STOPPED = tournamentSummaryOf({
    tournamentId: reference(903),
    slug: 'halted',
    name: 'Halted',
    state: 'STOPPED',
  });
  const asked: unknown[] = [];
  const { container } = renderWithShell(<Tournaments />, {
    path: '/en-UN/tournaments',
    handlers: [
      handleContent('tournamentBoxes', []),
      handle(publicTournaments, [tournamentSummaryOf({ isEntered: null }), STOPPED]),
      handle(
        publicTournament,
        tournamentDetailsOf({ rules: { ...tournamentDetailsOf().rules, gameCount: 2, gameIds: ['1', '2'] } }),
      ),
      handleContent('gamesByIds', ({ ids }: ContentParameters) => {
        asked.push(ids);
        return [pictured(1), pictured(2)];
      }),
    ],
  });
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(4));
  expect(asked).toContainEqual(['1', '2']);
  const stopped = within(screen.getByRole('article', { name: 'Halted' }));
  expect(stopped.queryByText(/in prizes/)).toBeNull();
  expect(stopped.queryByRole('timer')).toBeNull();
});

it('says so where there is none', async () => {
  renderWithShell(<Tournaments />, {
    path: '/en-UN/tournaments',
    handlers: [handleContent('tournamentBoxes', []), handle(publicTournaments, [])],
  });
  expect(await screen.findByRole('heading', { name: 'No tournaments at the moment' })).toBeVisible();
});

it('shows what runs or is announced as boxes, in the content’s words where it has some', async () => {
  renderWithShell(<TournamentBoxes />, {
    path: '/en-UN/online-casino',
    handlers: [
      handle(publicTournaments, [tournamentSummaryOf(), ENDED]),
      handle(publicTournament, tournamentDetailsOf()),
      handleContent('tournamentBoxes', [
        {
          name: 'best-round',
          titles: { title: 'The best round of all', subtitle: 'One round decides.' },
          prize: 12500,
          currencySymbol: '€',
          CTA: { label: 'Rules and leaderboard' },
          startsAt: null,
          endsAt: null,
        },
      ]),
    ],
  });
  const box = within(await screen.findByRole('article', { name: 'The best round of all' }));
  expect(box.getByText('One round decides.')).toBeVisible();
  expect(box.getByText('€12,500.00')).toBeVisible();
  expect(box.getByRole('link', { name: 'Rules and leaderboard' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('says the same of a tournament in the list as in its box, and offers the results of one that has ended', async () => {
  const wordsFor = (name: string, title: string) => ({
    name,
    titles: { title, subtitle: 'One round decides.' },
    prize: null,
    currencySymbol: null,
    CTA: { label: 'Rules and leaderboard' },
    startsAt: null,
    endsAt: null,
  });
  renderWithShell(<Tournaments />, {
    path: '/en-UN/tournaments',
    handlers: [
      handle(publicTournaments, [tournamentSummaryOf({ isEntered: null }), { ...ENDED, isEntered: null }]),
      handle(publicTournament, tournamentDetailsOf()),
      handleContent('tournamentBoxes', [wordsFor('best-round', 'The best round of all'), wordsFor('old', 'Old miles')]),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'The best round of all' }));
  expect(card.getByText('One round decides.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Rules and leaderboard' })).toBeVisible();
  const ended = within(screen.getByRole('article', { name: 'Old miles' }));
  expect(ended.getByRole('link', { name: 'Results' })).toBeVisible();
});

it('shows an editor’s prize to nobody who plays in another currency', async () => {
  renderWithShell(<TournamentBoxes />, {
    path: '/en-UN/online-casino',
    handlers: [
      handle(publicTournaments, [tournamentSummaryOf({ currencyCode: 'CAD', currencySymbol: 'CA$' })]),
      handle(publicTournament, tournamentDetailsOf()),
      handleContent('tournamentBoxes', [
        {
          name: 'best-round',
          titles: { title: 'The best round of all', subtitle: 'One round decides.' },
          prize: 500,
          currencySymbol: '€',
          CTA: { label: 'Rules and leaderboard' },
          startsAt: null,
          endsAt: null,
        },
      ]),
    ],
  });
  const box = within(await screen.findByRole('article', { name: 'The best round of all' }));
  expect(box.getByText(/150\.00 in prizes/)).toBeVisible();
  expect(box.queryByText(/500/)).toBeNull();
});
