-- Books results of one player's bets, in the order given, under one lock of the wallet.
-- p_bets: [{bet, settlement, outcome, payout, result, reversal}], the last two the ledger's references of this settlement.
-- A settlement above the last one takes back what the bet has paid (WIN_VOID; BET_VOID with the opposite sign after a void)
-- and books the new result. What the balance does not cover stays paid too much and is answered as outstanding: a later
-- settlement tries again. Where the balance covers the reversal only with the new result, the result is booked first.
-- Of a bet of which parts were sold, a result pays for the rest, and with what the parts have paid no more than the promise.
-- Statuses: BOOKED, REPLAY, OLDER, UNKNOWN_BET, CONFLICT (another result under this number, a payout above the bet's
-- highest, or a bet that was cancelled or cashed out).
create or replace function sports_settle(p_player uuid, p_bets jsonb, p_now timestamptz)
returns table (bet text, status text, outstanding bigint) language plpgsql as $$
#variable_conflict use_column
declare
  x record;
  b sports_bet%rowtype;
  w record;
  r record;
  unit bigint;
  due bigint;
  due_bonus bigint;
  from_main bigint;
  from_bonus bigint;
  step integer;
  result_first boolean;
begin
  perform wallet_movement(p_player, null, true);
  for x in select * from jsonb_to_recordset(p_bets)
    as y (bet text, settlement integer, outcome text, payout bigint, result uuid, reversal uuid)
  loop
    bet := x.bet; outstanding := 0;
    select * into b from sports_bet t where t.player_id = p_player and t.bet_id = x.bet;
    if not found then status := 'UNKNOWN_BET'; return next; continue; end if;
    unit := case b.currency when 'CLP' then 100 else 1 end;
    -- A void bet returns what was not sold of its stake.
    due := case x.outcome when 'VOID' then b.stake - b.sold_stake when 'LOST' then 0 else x.payout end;
    outstanding := greatest(b.paid - b.payout, 0);
    if x.settlement < b.settlement then status := 'OLDER'; return next; continue; end if;
    if x.settlement = b.settlement then
      status := case when b.outcome = x.outcome and b.payout = due then 'REPLAY' else 'CONFLICT' end;
      return next; continue;
    end if;
    if b.state in ('CANCELLED', 'CASHED_OUT') or (x.outcome <> 'VOID' and b.sold_for + due > b.potential_payout)
      or due % unit <> 0 then
      status := 'CONFLICT'; return next; continue;
    end if;
    due_bonus := case when x.outcome = 'VOID' then b.bonus_stake - case b.bonus_stake when 0 then 0
        else trunc(b.sold_stake::numeric * b.bonus_stake / b.stake / unit)::bigint * unit end
      when b.bonus_stake = 0 then 0
      else trunc(due::numeric * b.bonus_stake / b.stake / unit)::bigint * unit end;
    result_first := false;
    if b.paid > 0 then
      w := wallet_balances(p_player);
      result_first := w.main + least(w.sports_bonus, b.paid_bonus) < b.paid;
    end if;
    for step in 1..2 loop
      if (step = 1) = result_first then
        -- The new result.
        if b.result_reference is null and b.outcome is null then
          perform wallet_settle(p_player, (wallet_movement(p_player, b.bet_reference, false)).seq);
        end if;
        r := wallet_move(x.result, p_player, b.currency,
          (case when x.outcome = 'VOID' then 'BET_VOID' when due = 0 then 'LOSS' else 'WIN' end)::transaction_type,
          b.category::transaction_category, 'SUCCESS', due, due - due_bonus, 0, due_bonus, 'BONUS_SPORTS', false,
          'HOUSE_SPORTS', p_now, due > 0, b.description, null, x.bet,
          -- A stake is given back under its own reference once; a later void answers what took the earlier result back.
          case when x.outcome = 'VOID' and b.settlement > 0 then x.reversal else b.bet_reference end);
        if r.outcome <> 'MOVED' then
          raise exception 'Settlement % of bet % was answered %.', x.settlement, x.bet, r.outcome;
        end if;
      elsif b.paid > 0 then
        -- What the bet has paid, as far as the balance covers it.
        w := wallet_balances(p_player);
        from_bonus := least(b.paid_bonus, w.sports_bonus);
        from_main := least(b.paid - from_bonus, w.main);
        if from_main + from_bonus > 0 then
          r := wallet_move(x.reversal, p_player, b.currency,
            (case b.outcome when 'VOID' then 'BET_VOID' else 'WIN_VOID' end)::transaction_type,
            b.category::transaction_category, 'SUCCESS', -(from_main + from_bonus), -from_main, 0, -from_bonus,
            'BONUS_SPORTS', false, 'HOUSE_SPORTS', p_now, true, b.description, null, x.bet, b.result_reference);
          if r.outcome <> 'MOVED' then
            raise exception 'The reversal for settlement % of bet % was answered %.', x.settlement, x.bet, r.outcome;
          end if;
        end if;
        if b.payout > 0 then perform wallet_mark(p_player, b.result_reference, 'REVERTED'); end if;
        b.paid := b.paid - from_main - from_bonus;
        b.paid_bonus := least(greatest(b.paid_bonus - from_bonus, 0), b.paid);
      end if;
    end loop;
    if (b.outcome is not distinct from 'VOID') <> (x.outcome = 'VOID') then
      perform wallet_mark(p_player, b.bet_reference,
        (case when x.outcome = 'VOID' then 'REVERTED' else 'SUCCESS' end)::transaction_status);
    end if;
    update sports_bet t set state = 'SETTLED', settlement = x.settlement, outcome = x.outcome, payout = due,
      paid = b.paid + due, paid_bonus = b.paid_bonus + due_bonus, result_reference = x.result, changed_at = p_now
    where t.player_id = p_player and t.bet_id = x.bet;
    status := 'BOOKED'; outstanding := b.paid;
    return next;
  end loop;
end $$;
