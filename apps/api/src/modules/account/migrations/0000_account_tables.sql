CREATE TABLE "marketing_choices" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"communication" text NOT NULL,
	"enabled" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"phone_prefix" text NOT NULL,
	"phone_body" text NOT NULL,
	"code_hash" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"sends" integer NOT NULL,
	"wrong_attempts" integer NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "marketing_choices_player" ON "marketing_choices" USING btree ("player_id","seq");--> statement-breakpoint
CREATE INDEX "phone_changes_player" ON "phone_changes" USING btree ("player_id","created_at");