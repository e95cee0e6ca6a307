CREATE TABLE "player_games" (
	"player_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"lobby" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_games_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
CREATE INDEX "player_games_latest" ON "player_games" USING btree ("player_id","added_at");