CREATE TABLE "sports_bet" (
	"player_id" uuid NOT NULL,
	"bet_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"bet_reference" uuid NOT NULL,
	"stake" bigint NOT NULL,
	"bonus_stake" bigint NOT NULL,
	"potential_payout" bigint NOT NULL,
	"description" text NOT NULL,
	"selections" jsonb NOT NULL,
	"state" text NOT NULL,
	"settlement" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"payout" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"paid_bonus" bigint DEFAULT 0 NOT NULL,
	"result_reference" uuid,
	"cashout_reference" uuid,
	"reserved_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_bet_player_id_bet_id_pk" PRIMARY KEY("player_id","bet_id")
);
--> statement-breakpoint
CREATE TABLE "sports_bet_route" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports_session" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"brand" text NOT NULL,
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"login_id" text,
	"maximum_stake" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sports_session_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "sports_session_route" (
	"key" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sports_session_open" ON "sports_session" USING btree ("player_id","ends_at");