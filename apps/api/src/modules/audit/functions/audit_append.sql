-- Adds an entry at the end of the chain. The head's row is locked until the transaction ends, so entries follow each
-- other without gaps or forks, and an entry that is rolled back leaves no trace.
create or replace function audit_append(
  p_id uuid, p_at timestamptz, p_action text, p_subject text, p_details jsonb, p_actor jsonb, p_approver jsonb,
  p_origin text, p_reason text, p_before jsonb, p_after jsonb
) returns void language plpgsql as $$
declare
  head audit_head%rowtype;
  e operator_audit%rowtype;
begin
  select * into strict head from audit_head for update;
  e.id := p_id; e.at := p_at; e.action := p_action; e.subject := p_subject; e.details := p_details;
  e.actor := p_actor; e.approver := p_approver; e.origin := p_origin; e.reason := p_reason;
  e.before := p_before; e.after := p_after;
  e.seq := head.seq + 1; e.prev_hash := head.hash;
  e.hash := audit_hash(e);
  insert into operator_audit select e.*;
  update audit_head set seq = e.seq, hash = e.hash;
end $$;
