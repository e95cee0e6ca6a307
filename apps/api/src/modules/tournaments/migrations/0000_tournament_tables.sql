CREATE TABLE "tournament" (
	"tournament_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"settling_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_entry" (
	"player_id" uuid NOT NULL,
	"tournament_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_seq" bigint NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"counted" bigint DEFAULT 0 NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_seq" bigint,
	"reached_at" timestamp with time zone,
	"final_seq" bigint,
	"is_final" boolean DEFAULT false NOT NULL,
	"place" integer,
	"campaign_id" uuid,
	CONSTRAINT "tournament_entry_player_id_tournament_id_pk" PRIMARY KEY("player_id","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_prize" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_round" (
	"player_id" uuid NOT NULL,
	"tournament_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"round_id" text NOT NULL,
	"staked" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"won" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"score" bigint NOT NULL,
	"scored_seq" bigint NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_round_player_id_tournament_id_game_id_round_id_pk" PRIMARY KEY("player_id","tournament_id","game_id","round_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_slug" ON "tournament" USING btree ("brand","slug");--> statement-breakpoint
CREATE INDEX "tournament_end" ON "tournament" USING btree ("brand","ends_at");--> statement-breakpoint
CREATE INDEX "tournament_entry_standing" ON "tournament_entry" USING btree ("tournament_id","score" DESC NULLS FIRST,"reached_at","player_id");--> statement-breakpoint
CREATE INDEX "tournament_prize_tournament" ON "tournament_prize" USING btree ("tournament_id");