CREATE TABLE "bonus_free_spin_round" (
	"player_id" uuid NOT NULL,
	"free_spins_id" uuid NOT NULL,
	"round_id" text NOT NULL,
	"state" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_free_spin_round_player_id_free_spins_id_round_id_pk" PRIMARY KEY("player_id","free_spins_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_free_spins" (
	"player_id" uuid NOT NULL,
	"free_spins_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"spins" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"winnings_assignment_id" uuid,
	CONSTRAINT "bonus_free_spins_player_id_free_spins_id_pk" PRIMARY KEY("player_id","free_spins_id")
);
--> statement-breakpoint
CREATE INDEX "bonus_free_spin_round_open" ON "bonus_free_spin_round" USING btree ("player_id","free_spins_id") WHERE state = 'TAKEN';--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_free_spins_active" ON "bonus_free_spins" USING btree ("player_id") WHERE state = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "bonus_free_spins_expiry" ON "bonus_free_spins" USING btree ("expires_at") WHERE state = 'ACTIVE';