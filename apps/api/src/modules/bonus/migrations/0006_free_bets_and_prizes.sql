CREATE TABLE "bonus_free_bet" (
	"player_id" uuid NOT NULL,
	"free_bet_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"bet_id" text,
	"bet" text,
	"staked_at" timestamp with time zone,
	"won" bigint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bonus_free_bet_player_id_free_bet_id_pk" PRIMARY KEY("player_id","free_bet_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_prize" (
	"player_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_prize_player_id_campaign_id_pk" PRIMARY KEY("player_id","campaign_id")
);
--> statement-breakpoint
CREATE INDEX "bonus_free_bet_open" ON "bonus_free_bet" USING btree ("player_id") WHERE state in ('ACTIVE', 'STAKED');--> statement-breakpoint
CREATE INDEX "bonus_free_bet_expiry" ON "bonus_free_bet" USING btree ("expires_at") WHERE state = 'ACTIVE';