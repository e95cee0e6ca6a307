CREATE TABLE "game_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"game_id" text NOT NULL,
	"game_title" text NOT NULL,
	"vertical" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "game_session_token" ON "game_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_session_player" ON "game_session" USING btree ("player_id","opened_at");