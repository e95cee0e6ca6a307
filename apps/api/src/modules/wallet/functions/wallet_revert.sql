-- Marks a movement as reverted: another movement gives its money back. Call it under the wallet's lock.
create or replace function wallet_revert(p_player uuid, p_seq bigint) returns void language plpgsql as $$
begin
  update wallet_transaction t set status = 'REVERTED' where t.player_id = p_player and t.seq = p_seq;
  -- A stake from before the last payment counts as never made: what was unplayed then is worked out again.
  delete from unplayed_deposit u where u.player_id = p_player and u.seq >= p_seq;
end $$;
