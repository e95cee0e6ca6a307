CREATE TABLE "operator_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"subject" text,
	"params" jsonb NOT NULL,
	"body" jsonb,
	"facts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"requester_id" text NOT NULL,
	"requester_name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decider_id" text,
	"decider_name" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text
);
--> statement-breakpoint
CREATE INDEX "operator_approval_waiting" ON "operator_approval" USING btree ("state","expires_at");