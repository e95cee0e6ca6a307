CREATE TABLE "bonus_bet_and_get" (
	"player_id" uuid NOT NULL,
	"bet_and_get_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"activated_seq" bigint NOT NULL,
	"required" bigint NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_bet_and_get_player_id_bet_and_get_id_pk" PRIMARY KEY("player_id","bet_and_get_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_bet_and_get_stake" (
	"player_id" uuid NOT NULL,
	"bet_and_get_id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "bonus_bet_and_get_stake_player_id_reference_bet_and_get_id_pk" PRIMARY KEY("player_id","reference","bet_and_get_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_bet_and_get_open" ON "bonus_bet_and_get" USING btree ("player_id","campaign_id") WHERE state in ('ACTIVE', 'COMPLETED');--> statement-breakpoint
CREATE INDEX "bonus_bet_and_get_expiry" ON "bonus_bet_and_get" USING btree ("expires_at") WHERE state in ('ACTIVE', 'COMPLETED');