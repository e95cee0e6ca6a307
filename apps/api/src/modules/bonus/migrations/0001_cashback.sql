CREATE TABLE "bonus_cashback" (
	"player_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"activated_seq" bigint NOT NULL,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "bonus_cashback_player_id_campaign_id_pk" PRIMARY KEY("player_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_cashback_claim" (
	"player_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"after_seq" bigint NOT NULL,
	"up_to_seq" bigint NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"counted_before" timestamp with time zone NOT NULL,
	"losses" bigint NOT NULL,
	"booster_losses" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_cashback_claim_player_id_claim_id_pk" PRIMARY KEY("player_id","claim_id")
);
--> statement-breakpoint
ALTER TABLE "bonus_campaign" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_cashback_claim_period" ON "bonus_cashback_claim" USING btree ("player_id","campaign_id","period_start","after_seq");