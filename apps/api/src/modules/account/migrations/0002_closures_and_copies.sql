CREATE TABLE "account_closures" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_closures_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "personal_data_copies" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_data_copies_player_id_id_pk" PRIMARY KEY("player_id","id")
);
