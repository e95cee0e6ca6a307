CREATE TABLE "limit_change" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"duration" text NOT NULL,
	"wish" text NOT NULL,
	"value" bigint,
	"effective_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_limit" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"duration" text NOT NULL,
	"value" bigint,
	"pending_value" bigint,
	"pending_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_limit_player_id_kind_duration_pk" PRIMARY KEY("player_id","kind","duration")
);
--> statement-breakpoint
CREATE INDEX "limit_change_player" ON "limit_change" USING btree ("player_id","seq");