CREATE TABLE "player_activity" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"timer" text,
	"reset_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
