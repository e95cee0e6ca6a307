import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { publicTournament, tournament, tournamentEntry, tournamentLeave } from '@baize/contracts/tournament';
import { enteredTournament, handle, playerSession, refuse, tournamentDetailsOf, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { takePoints } from '../../api/tournaments.ts';
import { Tournament } from './Tournament.tsx';

const path = '/en-UN/tournaments/best-round';
const page = (
  <Routes>
    <Route path="/:pair/tournaments/:slug" element={<Tournament />} />
  </Routes>
);
const show = (answer: Responder<typeof tournament>, ...more: ReturnType<typeof handle>[]) =>
  renderWithShell(page, { who: playerSession(), path, handlers: [handle(tournament, answer), ...more] });

it('tells a visitor the rules, prizes and places, and leads to the login over the page', async () => {
  renderWithShell(page, { path, handlers: [handle(publicTournament, tournamentDetailsOf({ isEntered: null }))] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Best round' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to take part' })).toHaveAttribute('href', `${path}#login`);
  expect(screen.getByText(/€0.80 won with a stake of €0.20 is 4×/)).toBeVisible();
  const prizes = screen.getByRole('list', { name: 'Prizes' });
  expect(within(prizes).getByText('€100.00 bonus')).toBeVisible();
  expect(within(prizes).getByText('20 free spins at €0.20 in Polar Bloom')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Leaderboard' })).getByText('96×')).toBeVisible();
  // The time that is left is in days and hours; nothing hurries.
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in');
});

it('enters only by the player’s own press, once', async () => {
  let isEntered = false;
  const { user, served } = show(
    () => (isEntered ? enteredTournament() : tournamentDetailsOf()),
    handle(tournamentEntry, () => {
      isEntered = true;
      return enteredTournament().own ?? refuse(404, 'error.not_found');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Take part' }));
  expect(await screen.findByRole('heading', { name: 'Place 2 of 6' })).toBeVisible();
  expect(served.to(tournamentEntry)).toHaveLength(1);
});

it('asks before leaving and says what it costs', async () => {
  const { user, served } = show(enteredTournament(), handle(tournamentLeave, undefined));
  await user.click(await screen.findByRole('button', { name: 'Leave tournament' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave tournament?' });
  expect(within(dialog).getByText(/You lose your points/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Leave tournament' }));
  await waitFor(() => expect(served.to(tournamentLeave)).toHaveLength(1));
});

it('shows new points at once and reads the place again', async () => {
  const { queryClient, served } = show(enteredTournament());
  await screen.findByText('42.5×', { selector: 'dd' });
  const asked = served.to(tournament).length;
  const { tournamentId } = enteredTournament();
  takePoints(queryClient, { body: { type: 'TOURNAMENT_POINTS', tournamentId, points: 120 } });
  await waitFor(() => expect(served.to(tournament).length).toBe(asked + 1));
});

it.each([
  ['MARKET', /isn’t offered in your country/],
  ['ACCOUNT', /can’t receive bonuses right now/],
  ['OTHER_ACCOUNT', /Each person can enter once/],
] as const)('says why a player cannot take part: %s', async (reason, words) => {
  show(tournamentDetailsOf({ reason }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

it('shows the player’s place below the first ones, and the prize after the end', async () => {
  const own = { enteredAt: '2026-11-17T09:00:00.000Z', place: 9, points: 1.6, rounds: 3, hasPrize: true };
  show(enteredTournament({ state: 'ENDED', leaderboard: tournamentDetailsOf().leaderboard, players: 12, own }));
  expect(await screen.findByText(/You’ve won a prize/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to rewards' })).toHaveAttribute('href', '/en-UN/my-account/rewards');
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.at(-1)).toHaveTextContent('9You1.6×');
});

it.each([
  [1, 'Use it within 1 hour of claiming.'],
  [23, 'Use it within 23 hours of claiming.'],
  [24, 'Use it within 1 day of claiming.'],
  [36, 'Use it within 36 hours of claiming.'],
  [48, 'Use it within 2 days of claiming.'],
])('says how long a prize lasts: %i hours', async (validHours, words) => {
  const [first] = tournamentDetailsOf().prizes;
  show(tournamentDetailsOf({ prizes: first ? [{ ...first, validHours }] : [] }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it('tells a second account at the end why it has no place', async () => {
  const own = { enteredAt: '2026-11-17T09:00:00.000Z', place: null, points: 8, rounds: 3, hasPrize: false };
  show(
    enteredTournament({ state: 'ENDED', leaderboard: tournamentDetailsOf().leaderboard, own, reason: 'OTHER_ACCOUNT' }),
  );
  expect(await screen.findByText(/Each person can enter once/)).toBeVisible();
  expect(screen.getByText('8×')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No points' })).toBeNull();
});

it('tells an unknown tournament from one that could not be loaded', async () => {
  show(refuse(404, 'error.not_found'));
  expect(await screen.findByText(/doesn’t exist/)).toBeVisible();
});

it('offers to try again after a failure', async () => {
  show(refuse(503, 'error.service_unavailable'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
