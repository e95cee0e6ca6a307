CREATE TABLE "identity_recovery_codes" (
	"player_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_recovery_codes_player_id_hash_pk" PRIMARY KEY("player_id","hash")
);
--> statement-breakpoint
CREATE TABLE "identity_second_factor_setups" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed_secret" text,
	"recovery_hashes" text[] NOT NULL,
	"wrong_attempts" integer DEFAULT 0 NOT NULL,
	"verified_step" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_second_factors" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_with" text NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"last_step" integer NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"confirmed_session" uuid,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "identity_second_factor_setups_expiry" ON "identity_second_factor_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_second_factors_key" ON "identity_second_factors" USING btree ("sealed_with");