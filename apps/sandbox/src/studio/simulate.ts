/**
 * Plays each kind of game as often as it is asked to and prints, as JSON, what came back: `npm run bench -- games` compares it
 * with what the kind publishes. Blackjack and video poker are left out: their best play is only known to the count itself.
 */
import { pokerDuel } from '../live/games/pokerDuel.ts';
import { moneyWheel } from '../live/games/moneyWheel.ts';
import { returnsOf, type LiveGame } from '../live/games/LiveGame.ts';
import { rankOf } from './kinds/cards.ts';
import type { Bets, GameKind } from './kinds/GameKind.ts';
import { KINDS } from './kinds/index.ts';
import { rate, type PokerView } from './kinds/poker.ts';
import { seededRng } from './model/random.ts';

interface Plan {
  readonly name: string;
  readonly rtp: number;
  /** Returns what a round staked first and what all its stakes returned, net of the further ones. */
  readonly round: () => { readonly stake: number; readonly returned: number };
}

const rng = seededRng(Number(process.argv[3] ?? 20261126));
const draw = { rng, now: 0 };

const simple = (name: string, kind: GameKind, bets: Bets, choice?: string): Plan => {
  const stake = Object.values(bets).reduce((sum, each) => sum + each, 0);
  return {
    name,
    rtp: kind.rtp,
    round() {
      let state = kind.deal(draw, bets, choice);
      if (!kind.isOver(state)) state = kind.play(state, kind.restMove(state), draw);
      return { stake, returned: kind.returns(state).reduce((sum, each) => sum + each, 0) };
    },
  };
};
const live = (name: string, game: LiveGame, spot: string): Plan => ({
  name,
  rtp: game.rtp,
  round: () => ({ stake: 1000, returned: returnsOf(game, game.draw(rng), { [spot]: 1000 }) }),
});
/** Plays a queen, a six and a four, or better; folds anything worse. */
const poker: Plan = {
  name: 'poker',
  rtp: KINDS.poker.rtp,
  round() {
    const kind = KINDS.poker;
    const dealt = kind.deal(draw, { ante: 1000 });
    const { player, hand } = kind.view(dealt) as PokerView;
    const ranks = player.map(rankOf).sort((one, two) => two - one);
    const least = rate(['QH', '6S', '4D']).strength;
    const plays = hand !== 'high' || (rate(player).strength >= least && (ranks[0] ?? 0) >= 10);
    const returned = kind.returns(kind.play(dealt, plays ? 'play' : 'fold', draw)).reduce((sum, each) => sum + each, 0);
    return { stake: 1000, returned: returned - (plays ? 1000 : 0) };
  },
};

const PLANS: readonly Plan[] = [
  simple('slots', KINDS.slots, { spin: 20 }),
  simple('waysSlots', KINDS.waysSlots, { spin: 20 }),
  simple('holdSlots', KINDS.holdSlots, { spin: 20 }),
  simple('roulette', KINDS.roulette, { red: 500, '17': 500 }),
  simple('baccarat', KINDS.baccarat, { banker: 1000 }),
  poker,
  simple('scratch', KINDS.scratch, { card: 100 }),
  simple('instant', KINDS.instant, { ride: 1000 }, '200'),
  live('live gameShow', moneyWheel, '1'),
  live('live poker', pokerDuel, 'playerPlus'),
];

const rounds = Number(process.argv[2] ?? 10_000_000);
for (const { name, rtp, round } of PLANS) {
  const began = performance.now();
  let [sum, square] = [0, 0];
  for (let index = 0; index < rounds; index += 1) {
    const { stake, returned } = round();
    const share = returned / stake;
    sum += share;
    square += share * share;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((square / rounds - mean * mean) / rounds);
  console.info(JSON.stringify({ name, rtp, mean, error, rounds, ms: Math.round(performance.now() - began) }));
}
