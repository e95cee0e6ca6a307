CREATE TABLE "audit_head" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"genesis" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "seq" bigint;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "prev_hash" text;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "actor" jsonb;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "approver" jsonb;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_audit_seq" ON "operator_audit" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "operator_audit_subject" ON "operator_audit" USING btree ("subject","seq");--> statement-breakpoint
-- The entries so far have no number. One hash covers them all, and the chain starts from it.
INSERT INTO "audit_head" ("id", "seq", "hash", "genesis")
SELECT 'audit', 0, g, g FROM (
  SELECT encode(sha256(convert_to(coalesce(string_agg(
    concat_ws('|', e.id, (extract(epoch from e.at) * 1000000)::bigint, e.action, coalesce(e.subject, ''), e.details),
    E'\n' order by e.at, e.id), ''), 'UTF8')), 'hex') AS g
  FROM "operator_audit" e
) AS older;--> statement-breakpoint
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % of % is refused', tg_op, tg_table_name USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_audit" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_head_kept BEFORE DELETE OR TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
