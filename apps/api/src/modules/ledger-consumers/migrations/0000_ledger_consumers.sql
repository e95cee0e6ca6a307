CREATE TABLE "ledger_cursor" (
	"consumer" text NOT NULL,
	"player_id" uuid NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"parked_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "ledger_cursor_consumer_player_id_pk" PRIMARY KEY("consumer","player_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_lease" (
	"bucket" integer PRIMARY KEY NOT NULL,
	"worker" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_worker" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_cursor_parked" ON "ledger_cursor" USING btree ("consumer","parked_at") WHERE parked_at is not null;
--> statement-breakpoint
-- One row per bucket (model/bucket.ts); they are only ever claimed and released.
INSERT INTO "ledger_lease" ("bucket", "expires_at") SELECT bucket, now() FROM generate_series(0, 31) bucket;
