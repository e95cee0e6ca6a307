-- Returns the hash from which the chain starts: over the entries from before the chain, which have no number.
create or replace function audit_genesis() returns text language sql stable as $$
  select encode(sha256(convert_to(coalesce(string_agg(
    concat_ws('|', e.id, (extract(epoch from e.at) * 1000000)::bigint, e.action, coalesce(e.subject, ''), e.details),
    E'\n' order by e.at, e.id), ''), 'UTF8')), 'hex')
  from operator_audit e where e.seq is null
$$;
