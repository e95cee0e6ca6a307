-- The audit log was the operator module's; databases of that time have the table already.
CREATE TABLE IF NOT EXISTS "operator_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_audit_at" ON "operator_audit" USING btree ("at");