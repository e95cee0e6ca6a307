-- Changes the status of a movement: a withdrawal is paid, it failed, or a sports bet is void or counts again. What it moved
-- never changes.
create or replace function wallet_mark(p_player uuid, p_reference uuid, p_status transaction_status)
returns void language plpgsql as $$
declare
  t wallet_transaction%rowtype;
begin
  update wallet_transaction x set status = p_status where x.player_id = p_player and x.reference_id = p_reference
    returning * into t;
  -- What was unplayed is worked out again: a stake from before the last payment counts as never made, or one counts that
  -- did not.
  if t.type = 'BET' then
    delete from unplayed_deposit u
      where u.player_id = p_player and (p_status <> 'REVERTED' or u.seq >= t.seq);
  end if;
end $$;
