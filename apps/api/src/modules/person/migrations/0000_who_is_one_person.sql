CREATE TABLE "person_key_sets" (
	"key_id" text PRIMARY KEY NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "person_keys_hash_account_id_pk" PRIMARY KEY("hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "person_reviews" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matches" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "person_reviews_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE INDEX "person_keys_account" ON "person_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "person_reviews_opened" ON "person_reviews" USING btree ("opened_at");