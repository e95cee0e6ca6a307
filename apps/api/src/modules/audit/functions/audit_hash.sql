-- Returns the hash of an audit entry: SHA-256 over the previous entry's hash and every column. Lengths in front of the
-- values keep different entries from having the same text. Times as microseconds, because their text depends on a
-- session's time zone.
create or replace function audit_hash(e operator_audit) returns text language sql immutable as $$
  select encode(sha256(convert_to(string_agg(coalesce(length(part)::text || ':' || part, '-'), '|' order by place), 'UTF8')), 'hex')
  from unnest(array[
    e.prev_hash, e.seq::text, e.id::text, (extract(epoch from e.at) * 1000000)::bigint::text, e.action, e.subject,
    e.details::text, e.actor::text, e.approver::text, e.origin, e.reason, e.before::text, e.after::text
  ]) with ordinality as parts (part, place)
$$;
