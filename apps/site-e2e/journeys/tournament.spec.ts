import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { slugOfKind } from '../player/games.ts';
import { expect, test, type Visit } from '../player/journey.ts';
import { logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { playQuickly, spin, untilIdle } from '../player/studio.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';

const HOUR_SECONDS = 3600;
/** The API ends tournaments every fifteen seconds. */
const SETTLED_WITHIN = 60_000;

/** Publishes a tournament of two hours, which began an hour ago, with a prize for the first place. */
async function publish(visit: Visit, slug: string): Promise<void> {
  const { offsetSeconds } = await operate<{ offsetSeconds: number }>(visit, 'GET', '/clock');
  const now = Date.now() + offsetSeconds * 1000;
  const name = `Prize of ${slug}`;
  await operate(visit, 'POST', '/bonus/campaigns', {
    brand: visit.brand,
    name,
    bonusCode: null,
    status: 'ACTIVE',
    terms: {
      category: 'MANUAL',
      trigger: 'TOURNAMENT',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 2,
      amounts: { EUR: { bonus: 12 } },
      markets: ['FI'],
      validHours: 72,
      excludedGameIds: [],
      claimsPerPerson: 1,
      claimsInAll: null,
      startsAt: new Date(now - HOUR_SECONDS * 1000).toISOString(),
      endsAt: null,
      title: null,
    },
  });
  const campaigns = await operate<readonly { name: string; campaignId: string }[]>(visit, 'GET', '/bonus/campaigns');
  await operate(visit, 'POST', '/tournaments', {
    brand: visit.brand,
    slug,
    status: 'ACTIVE',
    terms: {
      titles: { en: 'Two hours' },
      vertical: 'CASINO',
      scoring: 'POINTS_PER_STAKE',
      amounts: { EUR: { minimumStake: 0.01, stakePerPoint: 0.05 } },
      gameIds: [],
      categories: [],
      markets: ['FI'],
      startsAt: new Date(now - HOUR_SECONDS * 1000).toISOString(),
      endsAt: new Date(now + HOUR_SECONDS * 1000).toISOString(),
      prizes: [{ from: 1, to: 1, campaignId: campaigns.find((campaign) => campaign.name === name)?.campaignId ?? '' }],
    },
  });
}

test.describe('a tournament', () => {
  // The operator's clock moves for the whole stack, so this runs on the reference brand's.
  test.use({ brand: 'wireframe' });

  test('counts a player’s rounds from their entry on, ends by the clock, and its prize can be claimed', async ({
    visit,
  }) => {
    test.slow();
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      const slug = `two-hours-${Date.now()}`;
      await publish(visit, slug);
      const person = newcomer();
      await registerPlayer(visit, person);
      await (await ApiPlayer.signIn(visit, person.email, person.password)).fund(50);

      // A visitor reads everything and is led to the login over the page.
      await visit.open(`tournaments/${slug}`);
      await expect(page.getByText(words.text('tournaments.reason.MARKET'))).toBeVisible();
      await logIn(visit, person.email, person.password);
      await page.getByRole('button', { name: words.text('tournaments.join'), exact: true }).click();
      await expect(page.getByRole('heading', { name: words.text('tournaments.noPoints') })).toBeVisible();

      await visit.open(`play/${await slugOfKind(visit, 'casinoGames', 'slots')}`);
      await untilIdle(visit);
      await playQuickly(visit);
      await spin(visit);
      await visit.open(`tournaments/${slug}`);
      const place = page.getByRole('heading', { name: words.text('tournaments.place', { place: '1', count: 1 }) });
      await expect(place).toBeVisible({ timeout: 30_000 });
      const places = page.getByRole('list', { name: words.text('tournaments.leaderboard') });
      await expect(places.getByText(words.text('tournaments.you'), { exact: true })).toBeVisible();

      const { offsetSeconds } = await operate<{ offsetSeconds: number }>(visit, 'GET', '/clock');
      await operate(visit, 'PUT', '/clock', { offsetSeconds: offsetSeconds + HOUR_SECONDS + 20 * 60 });
      try {
        // Nobody visits the tournament meanwhile.
        await page.goto('about:blank');
        const ended = async () =>
          (await operate<readonly { slug: string; settledAt: string | null }[]>(visit, 'GET', '/tournaments')).find(
            (each) => each.slug === slug,
          )?.settledAt ?? null;
        await expect.poll(ended, { timeout: SETTLED_WITHIN }).not.toBeNull();
        await visit.open(`tournaments/${slug}`);
        await expect(page.getByText(words.text('tournaments.won'))).toBeVisible();
        await page.getByRole('link', { name: words.text('tournaments.toRewards') }).click();
        const prize = page.getByRole('article', { name: words.text('bonus.name.TOURNAMENT') });
        await prize.getByRole('button', { name: words.text('bonus.claim'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words.text('bonus.claim'), exact: true })
          .click();
        await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
        await expect(prize).toBeVisible();
      } finally {
        await operate(visit, 'PUT', '/clock', { offsetSeconds });
      }
    });
  });
});
