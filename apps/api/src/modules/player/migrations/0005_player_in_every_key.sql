CREATE TABLE "player_email_route" (
	"email_key" text NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "player_email_route_pk" PRIMARY KEY("email_key","brand")
);
--> statement-breakpoint
INSERT INTO "player_email_route" ("email_key", "brand", "player_id") SELECT "email_key", "brand", "id" FROM "players";
--> statement-breakpoint
CREATE TABLE "player_stops" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp with time zone,
	"status" text,
	"initiator" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "player_stops_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE INDEX "player_stops_open" ON "player_stops" USING btree ("created_at") WHERE applied_at is null;
--> statement-breakpoint
-- One name for the distribution column in every table of a player.
ALTER TABLE "players" RENAME COLUMN "id" TO "player_id";
--> statement-breakpoint
DROP INDEX "players_brand_email";
--> statement-breakpoint
ALTER TABLE "player_logins" DROP CONSTRAINT "player_logins_pkey";
--> statement-breakpoint
ALTER TABLE "player_logins" ADD CONSTRAINT "player_logins_player_id_id_pk" PRIMARY KEY("player_id","id");
