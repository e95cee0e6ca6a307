import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Gauge, HandCoins, History, Inbox, type LucideIcon } from 'lucide-react';
import { GreetingBand, Heading, Skeleton, Stack, TaskStrip, type Task } from '@baize/ui';
import { ACCOUNT_PATHS, useWaitingInAccount } from '@baize/account';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import {
  GAME_PATHS,
  GamesRow,
  homeRowsQuery,
  useFavourites,
  useGamePath,
  useLobbyScope,
  usePlayerRows,
  WaitingRows,
  type GameSummary,
  type PlayerRows,
} from '@baize/games';
import { contentUrl } from '@baize/http';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { LIMITS_PATHS } from '@baize/limits';
import { useSession } from '@baize/session';
import { isConfined, useLocalePath, useProfile } from '@baize/shell';
import { useWaitingWithdrawals, WALLET_PATHS, type WaitingWithdrawal } from '@baize/wallet';

// Few players ever need it.
const MoneyStart = lazy(() => import('./MoneyStart.ts').then((part) => ({ default: part.MoneyStart })));

const POPULAR = ['popular'];
/** A withdrawal that is held needs a look; the others only take time. */
const TONE = { held: 'urgent', review: 'waiting', payout: 'waiting' } as const satisfies Record<
  WaitingWithdrawal['step'],
  Task['tone']
>;

/**
 * A signed-in player's part of the home page: a greeting with their last game, what waits for them, the games that they
 * played and liked, and rows of games like these. Each part keeps its place while it loads. A player to whom deposits and
 * games are closed gets their balance and the next step instead.
 */
export function PlayerStart() {
  const ready = useTranslationNamespace('account');
  const text = useText('account');
  const session = useSession();
  const profile = useProfile().data;
  const rows = usePlayerRows();
  const known = ready && session !== null;
  // Their games are closed to them (A§6); the notice above the page says why.
  const closed = isConfined(profile);
  return (
    <Stack gap={{ base: 'lg', lg: 'xl' }}>
      <Stack gap="sm">
        <Greeting
          name={known ? profile?.firstName : undefined}
          closed={closed}
          last={closed ? null : rows && (rows.recent[0] ?? null)}
        />
        <Waiting known={known} closed={closed} />
      </Stack>
      {closed ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <MoneyStart />
        </Suspense>
      ) : known && rows ? (
        <OwnRows rows={rows} text={text} />
      ) : (
        <WaitingRows tiles={['line', 'line']} />
      )}
    </Stack>
  );
}

function Greeting({
  name,
  closed,
  last,
}: {
  readonly name: string | undefined;
  readonly closed: boolean;
  /** The last played game; null if there is none, undefined while it is not known. */
  readonly last: GameSummary | null | undefined;
}) {
  const text = useText('account');
  const pathOf = useGamePath();
  const toPath = useLocalePath();
  // A newcomer sees what many play.
  const [row] = useQuery({ ...homeRowsQuery(useLobbyScope(), POPULAR), enabled: last === null && !closed }).data ?? [];
  const popular = row?.games[0];
  if (name === undefined || last === undefined) return <GreetingBand title={undefined} />;
  if (closed)
    return (
      <Heading level={1} size="h2">
        {text('account.home.hello', { name })}
      </Heading>
    );
  const shown = last ?? popular;
  return (
    <GreetingBand
      // Only a player who has played comes back.
      title={text(last ? 'account.home.greeting' : 'account.home.hello', { name })}
      text={last ? text('account.home.lastGame', { game: last.name }) : text('site.home.welcomeText')}
      action={
        last
          ? { label: text('account.home.play'), href: pathOf(last) }
          : { label: text('site.problem.games'), href: toPath(GAME_PATHS.casino) }
      }
      picture={shown && pictureOf(shown)}
    />
  );
}

/** Without its lettering: the greeting names the game. */
function pictureOf({ images, color }: GameSummary) {
  const urlOf = (size: '2xh' | '2xv') =>
    contentImageUrl(contentUrl(), images[size] ?? images['1x'] ?? '', { ...TILE_IMAGE_SIZE[size], lettering: 'none' });
  const { w, h } = TILE_IMAGE_SIZE['2xh'];
  return { src: urlOf('2xh'), width: w, height: h, portrait: { srcSet: urlOf('2xv') }, colour: color };
}

/**
 * What waits for the player, urgent things first, and then the pages that they often need.
 * @param closed the notice above the page links to those pages already
 */
function Waiting({ known, closed }: { readonly known: boolean; readonly closed: boolean }) {
  const text = useText('account');
  const format = useFormat();
  const toPath = useLocalePath();
  const withdrawals = useWaitingWithdrawals();
  const account = useWaitingInAccount();
  const task = (
    id: string,
    icon: LucideIcon,
    path: string,
    title: string,
    words: string,
    tone?: Task['tone'],
  ): Task => ({
    id,
    icon,
    href: toPath(path),
    title,
    text: words,
    tone,
  });
  const tasks =
    known && withdrawals && account
      ? [
          ...(account.documents > 0
            ? [
                task(
                  'documents',
                  FileCheck,
                  ACCOUNT_PATHS.verification,
                  text('account.frame.asked', { count: account.documents }),
                  text('account.home.documents'),
                  'urgent',
                ),
              ]
            : []),
          ...(account.hasQuestions
            ? [
                task(
                  'questions',
                  FileCheck,
                  ACCOUNT_PATHS.verification,
                  text('account.frame.askedQuestions'),
                  text('account.home.documents'),
                  'urgent',
                ),
              ]
            : []),
          ...withdrawals.map(({ id, amount, currency, step }) =>
            task(
              id,
              HandCoins,
              WALLET_PATHS.withdraw,
              text('account.home.withdrawal', { amount: format.money(amount, currency) }),
              text(`account.home.${step}`),
              TONE[step],
            ),
          ),
          ...(account.messages > 0
            ? [
                task(
                  'messages',
                  Inbox,
                  ACCOUNT_PATHS.inbox,
                  text('account.frame.unread', { count: account.messages }),
                  text('account.home.messages'),
                  'waiting',
                ),
              ]
            : []),
          ...(closed
            ? []
            : [
                task(
                  'limits',
                  Gauge,
                  LIMITS_PATHS.limits,
                  text('limits.frame.limits'),
                  text('account.home.limitsText'),
                ),
                task(
                  'history',
                  History,
                  WALLET_PATHS.transactions,
                  text('wallet.frame.transactions'),
                  text('account.home.historyText'),
                ),
              ]),
        ]
      : undefined;
  // Perhaps nothing waits, so nothing is kept free.
  if (closed && !tasks?.length) return null;
  return <TaskStrip label={text('account.home.waiting')} tasks={tasks} />;
}

function OwnRows({
  rows: { recent, favourites: liked, similar, studio },
  text,
}: {
  readonly rows: PlayerRows;
  readonly text: ReturnType<typeof useText>;
}) {
  const favourites = useFavourites();
  const row = (title: string, icon: string, games: readonly GameSummary[]) =>
    games.length > 0 && <GamesRow title={title} icon={icon} games={games} favourites={favourites} />;
  return (
    <>
      {/* A single game is the one that the greeting shows. */}
      {recent.length > 1 && row(text('games.recent'), 'timer', recent)}
      {row(text('games.favourites'), 'sparkles', liked)}
      {similar && row(text('account.home.similar', { game: similar.to }), 'compass', similar.games)}
      {studio && row(text('account.home.studio', { studio: studio.title }), 'gem', studio.games)}
    </>
  );
}
