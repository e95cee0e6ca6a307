-- Room for a new version of the row on its own page: a movement then touches no index of the wallet.
alter table wallet set (fillfactor = 40);
--> statement-breakpoint
alter table wallet_transaction set (fillfactor = 90);
--> statement-breakpoint
-- What is booked stays booked: a correction is a further movement.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused. Book a movement that corrects the earlier one.', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger wallet_transaction_append_only before delete or truncate or update of player_id, seq, reference_id, type, category, amount, bonus_amount, balance_after, main_after, bonus_after, created_at
  on wallet_transaction for each statement execute function ledger_refuse_change();

--> statement-breakpoint
-- One movement of one player's money. Answers by outcome instead of an exception:
--   MOVED, REPLAY (same reference and same payload: nothing moved, the first answer again), CONFLICT (same reference, other payload),
--   NO_WALLET, CURRENCY, NOT_ENOUGH_FUNDS.
-- The wallet row's lock serialises a player's movements; a movement takes no other player's lock, so there is nothing to deadlock on.
-- p_main, p_locked and p_bonus are what each wallet gains; p_counter, where given, gains the opposite of their sum.
-- p_spill: what MAIN lacks is taken from the bonus wallet (ruling 16).
-- The common case costs three statements: the balance is changed only where it suffices, and a reference that turns out to be
-- known already puts it back, inside the same transaction and under the same lock.
create function wallet_move(
  p_reference uuid, p_player uuid, p_currency text, p_type transaction_type, p_category transaction_category, p_status transaction_status, p_amount bigint,
  p_main bigint, p_locked bigint, p_bonus bigint, p_bonus_wallet ledger_account, p_spill boolean, p_counter ledger_account, p_at timestamptz,
  p_shown boolean, p_description text, p_game text, p_round text, p_relates uuid,
  out outcome text, out amount bigint, out balance_after bigint, out main_after bigint, out bonus_after bigint, out status transaction_status,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint, out version bigint
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
  if p_type = 'BET' or p_type = 'BET_VOID' then d_staked := -p_amount; elsif p_type = 'WIN' then d_won := p_amount; end if;
  loop
    if p_bonus = 0 and p_locked = 0 and p_category <> 'PAYMENT' then
      update wallet set main = main + p_main, version = version + 1, staked = staked + d_staked, won = won + d_won
      where player_id = p_player and currency = p_currency and main + p_main >= 0 returning * into w;
    else update wallet set
      main = main + p_main, locked = locked + p_locked,
      sports_bonus = case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus + p_bonus else sports_bonus end,
      casino_bonus = case p_bonus_wallet when 'BONUS_CASINO' then casino_bonus + p_bonus else casino_bonus end,
      live_casino_bonus = case p_bonus_wallet when 'BONUS_LIVE_CASINO' then live_casino_bonus + p_bonus else live_casino_bonus end,
      version = version + 1,
      staked = staked + d_staked, won = won + d_won,
      deposited = case when p_type = 'DEPOSIT' then deposited + p_main else deposited end,
      deposit_count = case when p_type = 'DEPOSIT' and p_main > 0 then deposit_count + 1 else deposit_count end,
      withdrawn = case when p_type = 'WITHDRAW' and p_counter = 'GATEWAY' then withdrawn - p_main - p_locked else withdrawn end
    where player_id = p_player and currency = p_currency and main + p_main >= 0 and locked + p_locked >= 0
      and (p_bonus >= 0 or case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus when 'BONUS_CASINO' then casino_bonus else live_casino_bonus end + p_bonus >= 0)
    returning * into w;
    end if;
    exit when found;

    -- Why not? Under the lock, so that the answer cannot change meanwhile.
    select * into w from wallet where player_id = p_player for no key update;
    if not found then outcome := 'NO_WALLET'; return; end if;
    select * into t from wallet_transaction where reference_id = p_reference;
    if found then attempt := 0; exit; end if;
    if w.currency <> p_currency then outcome := 'CURRENCY';
    elsif attempt = 1 and p_spill and w.locked + p_locked >= 0 then
      -- With the lock in hand the second round decides for good.
      short := -(w.main + p_main);
      if short > 0 then p_main := p_main + short; p_bonus := p_bonus - short; end if;
      attempt := 2;
      continue;
    elsif attempt = 1 and w.main + p_main >= 0 and w.locked + p_locked >= 0 and p_bonus >= 0 then
      -- A movement that ended between the two statements has made room.
      attempt := 2;
      continue;
    else outcome := 'NOT_ENOUGH_FUNDS';
    end if;
    main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus; live_casino_bonus := w.live_casino_bonus; version := w.version;
    return;
  end loop;

  if attempt > 0 then
    bonus_after := case p_bonus_wallet when 'BONUS_SPORTS' then w.sports_bonus when 'BONUS_CASINO' then w.casino_bonus when 'BONUS_LIVE_CASINO' then w.live_casino_bonus else 0 end;
    balance_after := w.main + w.locked + w.sports_bonus + w.casino_bonus + w.live_casino_bonus;
    insert into wallet_transaction (player_id, seq, reference_id, type, category, status, amount, bonus_amount, balance_after, main_after, bonus_after, created_at, wallet, shown, settled, description, game_id, round_id, relates_to)
    values (p_player, w.version, p_reference, p_type, p_category, p_status, p_amount, p_bonus, balance_after, w.main, bonus_after, p_at,
      case when p_main <> 0 then 'MAIN' when p_locked <> 0 then 'LOCKED' when p_bonus <> 0 then p_bonus_wallet else 'MAIN' end, p_shown, false, p_description, p_game, p_round, p_relates)
    on conflict (reference_id) do nothing;
    if found then
      if p_locked = 0 and p_bonus = 0 then
        if p_main <> 0 then insert into ledger_posting (player_id, seq, account, amount) values (p_player, w.version, 'MAIN', p_main), (p_player, w.version, p_counter, -p_main); end if;
      else
        insert into ledger_posting (player_id, seq, account, amount)
        select p_player, w.version, leg.account, leg.amount
          from (values ('MAIN'::ledger_account, p_main), ('LOCKED', p_locked), (p_bonus_wallet, p_bonus), (p_counter, -(p_main + p_locked + p_bonus))) leg (account, amount)
          where leg.amount <> 0;
      end if;
      outcome := 'MOVED'; amount := p_amount; status := p_status; main_after := w.main;
      main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus; live_casino_bonus := w.live_casino_bonus; version := w.version;
      return;
    end if;

    update wallet set
      main = main - p_main, locked = locked - p_locked,
      sports_bonus = case p_bonus_wallet when 'BONUS_SPORTS' then sports_bonus - p_bonus else sports_bonus end,
      casino_bonus = case p_bonus_wallet when 'BONUS_CASINO' then casino_bonus - p_bonus else casino_bonus end,
      live_casino_bonus = case p_bonus_wallet when 'BONUS_LIVE_CASINO' then live_casino_bonus - p_bonus else live_casino_bonus end,
      version = version - 1,
      staked = staked - d_staked, won = won - d_won,
      deposited = case when p_type = 'DEPOSIT' then deposited - p_main else deposited end,
      deposit_count = case when p_type = 'DEPOSIT' and p_main > 0 then deposit_count - 1 else deposit_count end,
      withdrawn = case when p_type = 'WITHDRAW' and p_counter = 'GATEWAY' then withdrawn + p_main + p_locked else withdrawn end
    where player_id = p_player
    returning * into w;
    select * into t from wallet_transaction where reference_id = p_reference;
  end if;

  main := w.main; locked := w.locked; sports_bonus := w.sports_bonus; casino_bonus := w.casino_bonus; live_casino_bonus := w.live_casino_bonus; version := w.version;
  outcome := case when t.player_id = p_player and w.currency = p_currency and t.type = p_type and t.category = p_category and t.amount = p_amount
      and t.game_id is not distinct from p_game and t.round_id is not distinct from p_round and t.relates_to is not distinct from p_relates
    then 'REPLAY' else 'CONFLICT' end;
  amount := t.amount; balance_after := t.balance_after; main_after := t.main_after; bonus_after := t.bonus_after; status := t.status;
end $$;

--> statement-breakpoint
-- Every way in which the books could be wrong, as rows; an empty answer is a sound ledger. For one player, or for all.
create function wallet_verify(p_player uuid default null) returns table (fault text, player_id uuid, seq bigint, detail text) language sql stable as $$
  with tx as (select * from wallet_transaction t where p_player is null or t.player_id = p_player),
  p as (select * from ledger_posting l where p_player is null or l.player_id = p_player),
  w as (select * from wallet x where p_player is null or x.player_id = p_player),
  per_tx as (
    select p.player_id, p.seq, sum(p.amount) as total, sum(p.amount) filter (where p.account <= 'BONUS_LIVE_CASINO') as player_total, sum(p.amount) filter (where p.account between 'BONUS_SPORTS' and 'BONUS_LIVE_CASINO') as bonus_total
    from p group by p.player_id, p.seq
  ),
  per_account as (
    select p.player_id, sum(p.amount) filter (where p.account = 'MAIN') as main, sum(p.amount) filter (where p.account = 'LOCKED') as locked, sum(p.amount) filter (where p.account = 'BONUS_SPORTS') as sports,
      sum(p.amount) filter (where p.account = 'BONUS_CASINO') as casino, sum(p.amount) filter (where p.account = 'BONUS_LIVE_CASINO') as live
    from p group by p.player_id
  ),
  chain as (
    select tx.*, tx.balance_after - coalesce(lag(tx.balance_after) over (partition by tx.player_id order by tx.seq), 0) as change,
      lag(tx.seq) over (partition by tx.player_id order by tx.seq) as before
    from tx
  ),
  count_per as (select tx.player_id, max(tx.seq) as top, count(*) as n from tx group by tx.player_id)
  select 'unbalanced', per_tx.player_id, per_tx.seq, 'postings sum to ' || per_tx.total from per_tx where per_tx.total <> 0
  union all
  select 'posting_without_transaction', per_tx.player_id, per_tx.seq, '' from per_tx where not exists (select 1 from tx where tx.player_id = per_tx.player_id and tx.seq = per_tx.seq)
  union all
  select 'balance_differs_from_postings', w.player_id, w.version, format('row %s/%s/%s/%s/%s, postings %s/%s/%s/%s/%s', w.main, w.locked, w.sports_bonus, w.casino_bonus, w.live_casino_bonus, a.main, a.locked, a.sports, a.casino, a.live)
    from w left join per_account a on a.player_id = w.player_id
    where w.main <> coalesce(a.main, 0) or w.locked <> coalesce(a.locked, 0) or w.sports_bonus <> coalesce(a.sports, 0) or w.casino_bonus <> coalesce(a.casino, 0) or w.live_casino_bonus <> coalesce(a.live, 0)
  union all
  select 'negative', w.player_id, w.version, '' from w where least(w.main, w.locked, w.sports_bonus, w.casino_bonus, w.live_casino_bonus) < 0
  union all
  select 'gap_in_sequence', w.player_id, w.version, format('version %s, last %s, count %s', w.version, c.top, c.n) from w left join count_per c on c.player_id = w.player_id
    where w.version <> coalesce(c.top, 0) or w.version <> coalesce(c.n, 0)
  union all
  select 'running_balance', chain.player_id, chain.seq, format('changed by %s, postings %s', chain.change, coalesce(per_tx.player_total, 0))
    from chain left join per_tx on per_tx.player_id = chain.player_id and per_tx.seq = chain.seq
    where chain.change <> coalesce(per_tx.player_total, 0) or (chain.seq > 1 and chain.before is distinct from chain.seq - 1)
  union all
  select 'amount', chain.player_id, chain.seq, format('%s of %s, postings %s, bonus %s', chain.type, chain.amount, coalesce(per_tx.player_total, 0), coalesce(per_tx.bonus_total, 0))
    from chain left join per_tx on per_tx.player_id = chain.player_id and per_tx.seq = chain.seq
    where (chain.type in ('BET', 'BET_VOID', 'WIN', 'DEPOSIT') and chain.status <> 'FAILED' and chain.amount <> coalesce(per_tx.player_total, 0)) or chain.bonus_amount <> coalesce(per_tx.bonus_total, 0)
  union all
  select 'lifetime_sums', w.player_id, w.version, format('staked %s, won %s', w.staked, w.won)
    from w left join (
      select tx.player_id, sum(-tx.amount) filter (where tx.type in ('BET', 'BET_VOID')) as staked, sum(tx.amount) filter (where tx.type = 'WIN') as won,
        sum(tx.amount) filter (where tx.type = 'DEPOSIT' and tx.category = 'PAYMENT' and tx.status <> 'FAILED') as deposited, count(*) filter (where tx.type = 'DEPOSIT' and tx.category = 'PAYMENT' and tx.status <> 'FAILED') as deposits
      from tx group by tx.player_id) s on s.player_id = w.player_id
    where w.staked <> coalesce(s.staked, 0) or w.won <> coalesce(s.won, 0) or w.deposited <> coalesce(s.deposited, 0) or w.deposit_count <> coalesce(s.deposits, 0)
  union all
  select 'answered_twice', tx.player_id, max(tx.seq), format('%s entries give %s back', count(*), tx.relates_to)
    from tx where tx.type in ('BET_VOID', 'CANCELED', 'REVERSAL') and tx.relates_to is not null and tx.amount <> 0 group by tx.player_id, tx.relates_to having count(*) > 1
$$;

--> statement-breakpoint
-- What any account holds, from its postings alone.
create view ledger_balance as
  select p.account, sum(p.amount)::bigint as balance, count(*) as postings from ledger_posting p group by p.account;
