CREATE TYPE "public"."bonus_assignment_state" AS ENUM('CLAIMED', 'OPTED_IN', 'WAGERING', 'CONVERTED', 'USED_UP', 'FORFEITED', 'EXPIRED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."bonus_vertical" AS ENUM('CASINO', 'LIVE_CASINO', 'SPORTS');--> statement-breakpoint
CREATE TABLE "bonus_assignment" (
	"player_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"vertical" "bonus_vertical" NOT NULL,
	"state" "bonus_assignment_state" NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"claimed_seq" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"granted_seq" bigint,
	"granted_amount" bigint,
	"requirement" bigint DEFAULT 0 NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"converted" bigint DEFAULT 0 NOT NULL,
	"closed_seq" bigint,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bonus_assignment_player_id_assignment_id_pk" PRIMARY KEY("player_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_campaign" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"bonus_code" text,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_campaign_version" (
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_campaign_version_campaign_id_version_pk" PRIMARY KEY("campaign_id","version")
);
--> statement-breakpoint
CREATE TABLE "bonus_stake" (
	"player_id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"counted" bigint NOT NULL,
	"bonus_amount" bigint NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bonus_stake_player_id_reference_pk" PRIMARY KEY("player_id","reference")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignment_open" ON "bonus_assignment" USING btree ("player_id","vertical") WHERE state in ('CLAIMED', 'OPTED_IN', 'WAGERING');--> statement-breakpoint
CREATE INDEX "bonus_assignment_expiry" ON "bonus_assignment" USING btree ("expires_at") WHERE state in ('CLAIMED', 'OPTED_IN', 'WAGERING');--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_campaign_code" ON "bonus_campaign" USING btree ("brand","bonus_code");--> statement-breakpoint
CREATE INDEX "bonus_campaign_brand" ON "bonus_campaign" USING btree ("brand","status");--> statement-breakpoint
CREATE INDEX "bonus_stake_in_play" ON "bonus_stake" USING btree ("player_id","assignment_id") WHERE not settled;