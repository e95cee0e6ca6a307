import type { Database } from '../../../plugins/database.ts';
import type { Terms } from '../model/campaign.ts';

interface Row {
  readonly seq: number;
  readonly reference: string;
  readonly relatesTo: string | null;
  readonly type: string;
  readonly category: string;
  readonly amount: number;
  readonly bonus: number;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly at: Date;
}
interface AssignmentRow {
  readonly id: string;
  readonly vertical: string;
  readonly state: string;
  readonly grantedSeq: number | null;
  readonly closedSeq: number | null;
  readonly wagered: number;
  readonly requirement: number;
  readonly stepsDone: number;
  readonly converted: number;
  readonly owed: number;
  readonly granted: number | null;
  readonly terms: Terms;
}
interface ClaimRow {
  readonly id: string;
  readonly upToSeq: number;
  readonly afterSeq: number;
  readonly from: Date;
  readonly before: Date;
  readonly losses: number;
  readonly boosterLosses: number;
  readonly amount: number;
  readonly terms: Terms;
}
interface BetRow {
  readonly id: string;
  readonly activatedSeq: number;
  readonly staked: number;
  readonly required: number;
  readonly state: string;
  readonly expiresAt: Date;
  readonly terms: Terms;
}
interface SpinsRow {
  readonly id: string;
  readonly spins: number;
  readonly used: number;
  readonly won: number;
  readonly state: string;
  readonly terms: Terms;
  readonly granted: number | null;
  readonly rounds: readonly { readonly round_id: string; readonly credited: number }[];
}
export interface Recount {
  /** Movements in the ledger. */
  readonly movements: number;
  readonly assignments: number;
  readonly cashbackClaims: number;
  readonly spins: number;
  /** What differs from the ledger; empty if nothing does. */
  readonly differences: readonly string[];
}

/** Movements that change what a player has lost. */
const OUTCOMES: readonly string[] = ['WIN', 'WIN_VOID', 'LOSS', 'BET_VOID', 'CASHOUT', 'CASHOUT_VOID'];

/** Returns how much of what is staked in a game counts by terms. Excluded games are left to the callers. */
function counting({ contributions = [] }: Terms, gameId: string | null, staked: number): number {
  let percent = 100;
  for (const entry of contributions) if (entry.gameIds.length === 0) percent = entry.percent;
  for (const entry of contributions) if (entry.gameIds.includes(gameId ?? '')) percent = entry.percent;
  return Math.floor((staked * percent) / 100);
}

/**
 * Returns what the steps of a bonus have given, by the ledger alone: it follows the bonus money as it would be if each
 * step had been paid with the movement that completed it. For bonuses of casino games, where a stake counts at once.
 */
function givenBySteps(
  rows: readonly Row[],
  terms: Terms,
  bonus: {
    readonly vertical: string;
    readonly grantedSeq: number;
    readonly closedSeq: number | null;
    readonly granted: number;
    readonly requirement: number;
  },
): number {
  const { steps = 0, bonusType, excludedGameIds } = terms;
  const { maximumStake, maximumWin } = { maximumStake: null, maximumWin: null, ...terms.amounts.EUR };
  const stakes = new Map<string, number>();
  let there = bonus.granted;
  let [staked, done, given] = [0, 0, 0];
  for (const row of rows) {
    if (row.seq <= bonus.grantedSeq || row.seq > (bonus.closedSeq ?? Infinity) || row.category !== bonus.vertical)
      continue;
    // What answers an earlier stake belongs to the bonus before.
    if (row.type !== 'BET' && !stakes.has(row.relatesTo ?? '')) continue;
    there += row.bonus;
    if (row.type === 'BET') {
      const counts = -row.amount <= (maximumStake ?? Infinity) && !excludedGameIds.includes(row.gameId ?? '');
      const counted = counts ? counting(terms, row.gameId, -(bonusType === 'STICKY' ? row.amount : row.bonus)) : 0;
      stakes.set(row.reference, counted);
      staked += counted;
    } else if (row.type === 'BET_VOID') staked -= stakes.get(row.relatesTo ?? '') ?? 0;
    const complete = Math.min(steps, Math.floor((staked * steps) / bonus.requirement));
    if (complete <= done) continue;
    const share = Math.floor((Math.max(0, there) * (complete - done)) / (steps - done));
    const kept = Math.min(share, Math.max(0, (maximumWin ?? Infinity) - given));
    done = complete;
    given += kept;
    there -= kept;
  }
  return given;
}

/**
 * Counts the wagering of every assignment, the losses of every cashback payment and all free spins and open bet-and-get
 * offers of a player again, movement by movement, with none of the engine's code. Call it when the consumer has seen
 * every movement.
 */
export async function recount(db: Database, playerId: string): Promise<Recount> {
  const rows = await db.query<Row>(
    `select seq, reference_id as reference, relates_to as "relatesTo", type, category, amount, bonus_amount as bonus,
       game_id as "gameId", round_id as "roundId", created_at as at from wallet_transaction where player_id = $1 order by seq`,
    [playerId],
  );
  const assignments = await db.query<AssignmentRow>(
    `select a.assignment_id as id, a.vertical, a.state, a.granted_seq as "grantedSeq", a.closed_seq as "closedSeq",
       a.wagered, a.requirement, a.steps_done as "stepsDone", a.converted, a.owed, a.granted_amount as granted, v.terms
     from bonus_assignment a
     join bonus_campaign_version v on v.campaign_id = a.campaign_id and v.version = a.version where a.player_id = $1`,
    [playerId],
  );
  const claims = await db.query<ClaimRow>(
    `select c.claim_id as id, c.after_seq as "afterSeq", c.up_to_seq as "upToSeq", c.counted_from as "from",
       c.counted_before as before, c.losses, c.booster_losses as "boosterLosses", c.amount, v.terms
     from bonus_cashback_claim c
     join bonus_campaign_version v on v.campaign_id = c.campaign_id and v.version = c.version where c.player_id = $1`,
    [playerId],
  );
  const promises = await db.query<{ id: string; odds: number; stake: number; sold: number }>(
    `select bet_id as id, (potential_payout + case currency when 'CLP' then 100 else 1 end)::float / stake as odds,
       stake, sold_stake as sold from sports_bet where player_id = $1`,
    [playerId],
  );
  /** Above these are no odds that the bet has: what it pays was rounded down. */
  const odds = new Map(promises.map((bet) => [bet.id, bet.odds]));
  /** What a stake counts without the part that was sold back. */
  const risked = (bet: Row, counted: number): number => {
    const promise = promises.find(({ id }) => id === bet.roundId);
    if (!promise || Number(promise.sold) === 0) return counted;
    return Math.floor((counted * (Number(promise.stake) - Number(promise.sold))) / Number(promise.stake));
  };
  const bets = new Map(rows.filter(({ type }) => type === 'BET').map((row) => [row.reference, row]));
  const returned = new Set(rows.filter(({ type }) => type === 'BET_VOID').map(({ relatesTo }) => relatesTo));
  /** Of each movement: the stake that has its outcome with it, or, of a cash-out that is taken back, has none any more. */
  const answered = new Map<number, { readonly bet: Row; readonly isOpen: boolean }>();
  const references = new Map(rows.map((row) => [row.reference, row]));
  const over = new Set<string>();
  for (const { type, relatesTo, seq } of rows) {
    if (relatesTo === null || !OUTCOMES.includes(type)) continue;
    const isOpen = type === 'CASHOUT_VOID';
    const bet = bets.get((isOpen ? references.get(relatesTo)?.relatesTo : relatesTo) ?? '');
    if (!bet || over.has(bet.reference) !== isOpen) continue;
    if (isOpen) over.delete(bet.reference);
    else over.add(bet.reference);
    answered.set(seq, { bet, isOpen });
  }
  /** Whether a part of a bet was sold, or such a sale taken back: it counts with the outcome of the rest. */
  const isPart = (row: Row): boolean =>
    row.type === 'CASHOUT'
      ? row.relatesTo === null && row.category !== 'BONUS'
      : row.type === 'CASHOUT_VOID' && references.get(row.relatesTo ?? '')?.relatesTo === null;
  const soldBefore = (bet: Row, seq: number): number =>
    rows
      .filter((row) => row.roundId === bet.roundId && row.seq < seq && isPart(row))
      .reduce((sum, row) => sum + row.amount - row.bonus, 0);
  /** Of each sports bet, by its id: whether its last word is a result, and neither a void nor a cash-out. */
  const hasResult = new Map<string, boolean>();
  for (const { type, category, roundId, amount } of rows) {
    if (category !== 'SPORTS' || roundId === null) continue;
    if (type === 'WIN' || type === 'LOSS') hasResult.set(roundId, true);
    else if (type.startsWith('CASHOUT') || (type === 'BET_VOID' && amount >= 0)) hasResult.set(roundId, false);
  }
  const counts = (bet: Row): boolean =>
    bet.category === 'SPORTS' ? hasResult.get(bet.roundId ?? '') === true : !returned.has(bet.reference);
  const differences: string[] = [];
  for (const { id, vertical, grantedSeq, closedSeq, wagered, terms, ...row } of assignments) {
    const maximumStake = terms.amounts.EUR?.maximumStake ?? Infinity;
    let counted = 0;
    for (const bet of bets.values()) {
      if (grantedSeq === null || bet.category !== vertical || bet.seq <= grantedSeq) continue;
      if ((closedSeq !== null && bet.seq > closedSeq) || !counts(bet)) continue;
      if (-bet.amount > maximumStake || terms.excludedGameIds.includes(bet.gameId ?? '')) continue;
      if ((odds.get(bet.roundId ?? '') ?? Infinity) <= Number(terms.minimumOdds ?? 0)) continue;
      counted += risked(bet, counting(terms, bet.gameId, -(terms.bonusType === 'STICKY' ? bet.amount : bet.bonus)));
    }
    const { steps } = terms;
    const done = Number(row.stepsDone);
    // Steps stay complete when a stake is returned later, so there can be more than the wagering shows, and never fewer.
    const least =
      steps === undefined || grantedSeq === null ? 0 : Math.floor((counted * steps) / Number(row.requirement));
    const isRight = row.state === 'CONVERTED' ? done === (steps ?? 0) : done >= Math.min(least, (steps ?? 1) - 1);
    if (!isRight || done > (steps ?? 0)) differences.push(`assignment ${id}: ${done} steps done, recounted ${least}`);
    // The end of the wagering, and late money of a bonus that is used up, give more than steps do.
    if (grantedSeq !== null && steps !== undefined && row.state !== 'CONVERTED' && row.state !== 'USED_UP') {
      const own = {
        vertical,
        grantedSeq,
        closedSeq,
        granted: Number(row.granted),
        requirement: Number(row.requirement),
      };
      const given = givenBySteps(rows, terms, own);
      const paid = Number(row.converted) + Number(row.owed);
      if (paid !== given) differences.push(`assignment ${id}: steps have given ${paid}, recounted ${given}`);
    }
    if (Number(row.converted) > (terms.amounts.EUR?.maximumWin ?? Infinity))
      differences.push(`assignment ${id}: ${row.converted} have become the player's own, above the maximum win`);
    if (counted !== Number(wagered)) differences.push(`assignment ${id}: ${wagered} staked, recounted ${counted}`);
  }
  for (const claim of claims) {
    const { cashback, vertical, excludedGameIds } = claim.terms;
    let losses = 0;
    let booster = 0;
    for (const row of rows) {
      if (row.category !== vertical || !OUTCOMES.includes(row.type) || excludedGameIds.includes(row.gameId ?? ''))
        continue;
      if (row.seq <= claim.afterSeq || row.seq > claim.upToSeq || row.at < claim.from || row.at >= claim.before)
        continue;
      if (isPart(row)) continue;
      const stake = answered.get(row.seq);
      const staked = stake ? stake.bet.amount - stake.bet.bonus + soldBefore(stake.bet, row.seq) : 0;
      const own = row.amount - row.bonus + (stake?.isOpen ? -staked : staked);
      losses -= own;
      if (cashback?.booster?.gameIds.includes(row.gameId ?? '')) booster -= own;
    }
    if (losses !== Number(claim.losses) || booster !== Number(claim.boosterLosses))
      differences.push(`cashback ${claim.id}: ${claim.losses} lost, recounted ${losses}`);
    const boosted = Math.min(Math.max(0, losses), Math.max(0, booster));
    const most = ((losses - boosted) * (cashback?.percent ?? 0) + boosted * (cashback?.booster?.percent ?? 0)) / 100;
    const paid = rows.find(({ reference }) => reference === claim.id);
    if (Number(claim.amount) > most || paid?.amount !== Number(claim.amount))
      differences.push(`cashback ${claim.id}: paid ${claim.amount} of at most ${most}`);
  }
  const sets = await db.query<SpinsRow>(
    `select s.free_spins_id as id, s.spins, s.used, s.won, s.state, v.terms, a.granted_amount as granted,
       coalesce((select json_agg(r) from bonus_free_spin_round r
         where r.player_id = s.player_id and r.free_spins_id = s.free_spins_id and r.state <> 'RETURNED'), '[]') as rounds
     from bonus_free_spins s
     join bonus_campaign_version v on v.campaign_id = s.campaign_id and v.version = s.version
     left join bonus_assignment a on a.player_id = s.player_id and a.assignment_id = s.winnings_assignment_id
     where s.player_id = $1`,
    [playerId],
  );
  for (const { id, spins, used, won, state, terms, granted, rounds } of sets) {
    const credited = rounds.reduce((sum, round) => sum + Number(round.credited), 0);
    if (rounds.length !== used || used > spins)
      differences.push(`free spins ${id}: ${used} of ${spins} used, recounted ${rounds.length}`);
    if (credited !== Number(won) || credited > (terms.amounts.EUR?.maximumWin ?? Infinity))
      differences.push(`free spins ${id}: ${won} won, recounted ${credited}`);
    const isTold = (row: Row) => row.type === 'CASHOUT' && rounds.some(({ round_id }) => round_id === row.roundId);
    const booked = rows.filter(isTold).reduce((sum, row) => sum + row.amount, 0);
    const isOwn = terms.freeSpins?.winnings === 'MAIN';
    if (booked !== (isOwn ? credited : 0)) differences.push(`free spins ${id}: ${won} won, ${booked} booked`);
    if (granted !== null && Number(granted) !== credited)
      differences.push(`free spins ${id}: ${won} won, ${granted} given as bonus money`);
    if (state === 'PLAYED' && used !== spins) differences.push(`free spins ${id}: over after ${used} of ${spins}`);
  }
  const freeBets = await db.query<{ readonly id: string; readonly won: number; readonly bets: readonly string[] }>(
    `select f.free_bet_id as id, f.won, coalesce((select json_agg(b.bet_id) from sports_bet b
       where b.player_id = f.player_id and b.free_bet_id = f.free_bet_id), '[]') as bets
     from bonus_free_bet f where f.player_id = $1`,
    [playerId],
  );
  for (const { id, won, bets: own } of freeBets) {
    const booked = rows.filter(({ roundId }) => own.includes(roundId ?? ''));
    const sum = booked.reduce((total, { amount }) => total + amount, 0);
    if (sum !== Number(won)) differences.push(`free bet ${id}: ${won} won, ${sum} booked`);
    if (booked.some(({ category }) => category !== 'BONUS')) differences.push(`free bet ${id}: a stake was booked`);
  }
  const [money] = await db.query<Record<'CASINO' | 'LIVE_CASINO' | 'SPORTS', string>>(
    `select casino_bonus as "CASINO", live_casino_bonus as "LIVE_CASINO", sports_bonus as "SPORTS"
     from wallet where player_id = $1`,
    [playerId],
  );
  for (const vertical of ['CASINO', 'LIVE_CASINO', 'SPORTS'] as const) {
    const isActive = assignments.some((row) => row.vertical === vertical && row.state === 'WAGERING');
    if (!isActive && Number(money?.[vertical]) !== 0)
      differences.push(`${vertical}: ${money?.[vertical]} of bonus money without a bonus`);
  }
  const offers = await db.query<BetRow>(
    `select b.bet_and_get_id as id, b.activated_seq as "activatedSeq", b.staked, b.required, b.state,
       b.expires_at as "expiresAt", v.terms from bonus_bet_and_get b
     join bonus_campaign_version v on v.campaign_id = b.campaign_id and v.version = b.version
     where b.player_id = $1 and b.state in ('ACTIVE', 'COMPLETED')`,
    [playerId],
  );
  for (const { id, activatedSeq, staked, required, state, expiresAt, terms } of offers) {
    let counted = 0;
    for (const bet of bets.values()) {
      const isLate = bet.seq <= activatedSeq || bet.at >= expiresAt;
      if (bet.category !== terms.vertical || isLate || !counts(bet)) continue;
      if (terms.excludedGameIds.includes(bet.gameId ?? '')) continue;
      if (!terms.betGameIds?.length || terms.betGameIds.includes(bet.gameId ?? ''))
        counted += risked(bet, bet.bonus - bet.amount);
    }
    if (counted !== Number(staked)) differences.push(`bet and get ${id}: ${staked} staked, recounted ${counted}`);
    if ((state === 'COMPLETED') !== counted >= Number(required))
      differences.push(`bet and get ${id}: ${state} with ${counted} of ${required}`);
  }
  const spins = sets.reduce((sum, { used }) => sum + used, 0);
  return { movements: rows.length, assignments: assignments.length, cashbackClaims: claims.length, spins, differences };
}
