-- One movement of one player's money, in one round trip (docs/decisions/0006). It reads and writes rows of this player
-- only, so it runs inside one shard. Returns an outcome instead of raising an exception:
--   MOVED             the money has moved
--   REPLAY            same reference, same payload: nothing moved, and the first answer is returned again
--   CONFLICT          same reference, other payload
--   NO_WALLET, CURRENCY, NOT_ENOUGH_FUNDS
--   SPEND_LIMIT       a stake would pass the player's ceiling
--   SPEND_STALE       the ceiling of a stake has expired: work it out again
--
-- p_main, p_locked and p_bonus are what each wallet gains. p_counter, where given, gains the opposite of their sum.
-- p_spill: what MAIN lacks is taken from the bonus wallet (ruling 16).
--
-- The lock of the wallet's row serialises a player's movements. A movement locks no other player's row, so movements
-- cannot deadlock. The statement that takes a stake also checks the ceiling: parallel stakes cannot pass it together.
-- The common case takes three statements. The balance changes only if it suffices; if the reference turns out to be
-- known, the change is taken back in the same transaction, under the same lock.
create or replace function wallet_move(
  p_reference uuid, p_player uuid, p_currency text, p_type transaction_type, p_category transaction_category,
  p_status transaction_status, p_amount bigint, p_main bigint, p_locked bigint, p_bonus bigint,
  p_bonus_wallet ledger_account, p_spill boolean, p_counter ledger_account, p_at timestamptz, p_shown boolean,
  p_description text, p_game text, p_round text, p_relates uuid,
  out outcome text, out amount bigint, out balance_after bigint, out main_after bigint, out bonus_after bigint,
  out status transaction_status, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  w wallet%rowtype;
  t wallet_transaction%rowtype;
  short bigint;
  d_staked bigint := 0;
  d_won bigint := 0;
  attempt integer := 1;
begin
  if p_type = 'BET' or p_type = 'BET_VOID' then d_staked := -p_amount; elsif p_type = 'WIN' or p_type = 'WIN_VOID' or (p_type in ('CASHOUT', 'CASHOUT_VOID') and p_category <> 'BONUS') then d_won := p_amount; end if;
  loop
    if p_bonus = 0 and p_locked = 0 and p_category <> 'PAYMENT' then
      update wallet set main = main + p_main, version = version + 1, staked = staked + d_staked, won = won + d_won
      where player_id = p_player and currency = p_currency and main + p_main >= 0
        and (p_type <> 'BET' or spend_ceiling is null
          or (p_at < spend_ceiling_until and staked + d_staked - won <= spend_ceiling))
      returning * into w;
    else update wallet set
      main = main + p_main, locked = locked + p_locked,
      sports_bonus = case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus + p_bonus else sports_bonus end,
      casino_bonus = case p_bonus_wallet when 'BONUS_CASINO' then casino_bonus + p_bonus else casino_bonus end,
      live_casino_bonus = case p_bonus_wallet when 'BONUS_LIVE_CASINO' then live_casino_bonus + p_bonus
        else live_casino_bonus end,
      version = version + 1,
      staked = staked + d_staked, won = won + d_won,
      deposited = case when p_type in ('DEPOSIT', 'REVERSAL_DP') then deposited + p_main else deposited end,
      deposit_count = case when p_type = 'DEPOSIT' and p_main > 0 then deposit_count + 1 else deposit_count end,
      withdrawn = case when p_type = 'WITHDRAW' and p_counter = 'GATEWAY' then withdrawn - p_main - p_locked
        else withdrawn end
    where player_id = p_player and currency = p_currency and main + p_main >= 0 and locked + p_locked >= 0
      and (p_bonus >= 0 or case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus
        when 'BONUS_CASINO' then casino_bonus else live_casino_bonus end + p_bonus >= 0)
      and (p_type <> 'BET' or spend_ceiling is null
        or (p_at < spend_ceiling_until and staked + d_staked - won <= spend_ceiling))
    returning * into w;
    end if;
    exit when found;

    -- Find out why, under the lock, so that the answer cannot change meanwhile.
    select * into w from wallet where player_id = p_player for no key update;
    if not found then outcome := 'NO_WALLET'; return; end if;
    select * into t from wallet_transaction where player_id = p_player and reference_id = p_reference;
    if found then attempt := 0; exit; end if;
    if w.currency <> p_currency then outcome := 'CURRENCY';
    elsif p_type = 'BET' and w.spend_ceiling is not null and p_at >= w.spend_ceiling_until then
      outcome := 'SPEND_STALE';
    elsif p_type = 'BET' and w.spend_ceiling is not null and w.staked + d_staked - w.won > w.spend_ceiling then
      outcome := 'SPEND_LIMIT';
    elsif attempt = 1 and p_spill and w.locked + p_locked >= 0 then
      -- The lock is held now, so the second round is final.
      short := -(w.main + p_main);
      if short > 0 then p_main := p_main + short; p_bonus := p_bonus - short; end if;
      attempt := 2;
      continue;
    elsif attempt = 1 and w.main + p_main >= 0 and w.locked + p_locked >= 0 and p_bonus >= 0 then
      -- A movement that ended between the two statements has freed enough money.
      attempt := 2;
      continue;
    else outcome := 'NOT_ENOUGH_FUNDS';
    end if;
    main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus;
    live_casino_bonus := w.live_casino_bonus; version := w.version;
    return;
  end loop;

  if attempt > 0 then
    bonus_after := case p_bonus_wallet when 'BONUS_SPORTS' then w.sports_bonus when 'BONUS_CASINO' then w.casino_bonus
      when 'BONUS_LIVE_CASINO' then w.live_casino_bonus else 0 end;
    balance_after := w.main + w.locked + w.sports_bonus + w.casino_bonus + w.live_casino_bonus;
    insert into wallet_transaction (player_id, seq, reference_id, type, category, status, amount, bonus_amount,
      balance_after, main_after, bonus_after, created_at, wallet, shown, settled, description, game_id, round_id,
      relates_to)
    values (p_player, w.version, p_reference, p_type, p_category, p_status, p_amount, p_bonus,
      balance_after, w.main, bonus_after, p_at,
      case when p_main <> 0 then 'MAIN' when p_locked <> 0 then 'LOCKED' when p_bonus <> 0 then p_bonus_wallet
        else 'MAIN' end,
      p_shown, false, p_description, p_game, p_round, p_relates)
    on conflict (player_id, reference_id) do nothing;
    if found then
      if p_locked = 0 and p_bonus = 0 then
        if p_main <> 0 then
          insert into ledger_posting (player_id, seq, account, amount)
          values (p_player, w.version, 'MAIN', p_main), (p_player, w.version, p_counter, -p_main);
        end if;
      else
        insert into ledger_posting (player_id, seq, account, amount)
        select p_player, w.version, leg.account, leg.amount
          from (values ('MAIN'::ledger_account, p_main), ('LOCKED', p_locked), (p_bonus_wallet, p_bonus),
            (p_counter, -(p_main + p_locked + p_bonus))) leg (account, amount)
          where leg.amount <> 0;
      end if;
      if p_category = 'PAYMENT' and (
        (p_type = 'DEPOSIT' and p_status not in ('FAILED', 'CANCELLED'))
        or (p_type = 'WITHDRAW' and not p_shown and p_status = 'COMPLETED') or p_type = 'REVERSAL_DP') then
        update unplayed_deposit u set
          due = greatest(0, greatest(0, u.due - (w.staked - u.staked)) + p_amount * u.percent / 100),
          staked = w.staked, seq = w.version
        where u.player_id = p_player;
      elsif p_type = 'BET_VOID' and p_amount < 0 then
        -- A void is taken back: the bet itself counts again, not this movement.
        delete from unplayed_deposit u where u.player_id = p_player;
      end if;
      outcome := 'MOVED'; amount := p_amount; status := p_status; main_after := w.main;
      main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus;
      live_casino_bonus := w.live_casino_bonus; version := w.version;
      return;
    end if;

    update wallet set
      main = main - p_main, locked = locked - p_locked,
      sports_bonus = case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus - p_bonus else sports_bonus end,
      casino_bonus = case p_bonus_wallet when 'BONUS_CASINO' then casino_bonus - p_bonus else casino_bonus end,
      live_casino_bonus = case p_bonus_wallet when 'BONUS_LIVE_CASINO' then live_casino_bonus - p_bonus
        else live_casino_bonus end,
      version = version - 1,
      staked = staked - d_staked, won = won - d_won,
      deposited = case when p_type in ('DEPOSIT', 'REVERSAL_DP') then deposited - p_main else deposited end,
      deposit_count = case when p_type = 'DEPOSIT' and p_main > 0 then deposit_count - 1 else deposit_count end,
      withdrawn = case when p_type = 'WITHDRAW' and p_counter = 'GATEWAY' then withdrawn + p_main + p_locked
        else withdrawn end
    where player_id = p_player
    returning * into w;
    select * into t from wallet_transaction where player_id = p_player and reference_id = p_reference;
  end if;

  main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus;
  live_casino_bonus := w.live_casino_bonus; version := w.version;
  outcome := case when w.currency = p_currency and t.type = p_type and t.category = p_category
      and t.amount = p_amount and t.game_id is not distinct from p_game and t.round_id is not distinct from p_round
      and t.relates_to is not distinct from p_relates
    then 'REPLAY' else 'CONFLICT' end;
  amount := t.amount; balance_after := t.balance_after; main_after := t.main_after; bonus_after := t.bonus_after;
  status := t.status;
end $$;
