CREATE TABLE "cookie_consent" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"performance_functional" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cookie_consent_player" ON "cookie_consent" USING btree ("player_id","seq");