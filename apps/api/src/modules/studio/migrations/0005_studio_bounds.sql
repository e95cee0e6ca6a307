CREATE TABLE "held_win" (
	"player_id" uuid NOT NULL,
	"reference_id" uuid NOT NULL,
	"studio" text NOT NULL,
	"session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"game_title" text NOT NULL,
	"vertical" text NOT NULL,
	"round_id" text NOT NULL,
	"bet_reference" uuid NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"to_bonus" bigint NOT NULL,
	"max_win_stakes" integer NOT NULL,
	"state" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"player_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "held_win_player_id_reference_id_pk" PRIMARY KEY("player_id","reference_id")
);
--> statement-breakpoint
CREATE TABLE "studio_round" (
	"player_id" uuid NOT NULL,
	"studio" text NOT NULL,
	"game_id" text NOT NULL,
	"round_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_round_player_id_studio_game_id_round_id_pk" PRIMARY KEY("player_id","studio","game_id","round_id")
);
--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "studio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "max_win_stakes" integer DEFAULT 5000 NOT NULL;--> statement-breakpoint
CREATE INDEX "held_win_waiting" ON "held_win" USING btree ("held_at") WHERE state = 'HELD';