CREATE TABLE "player_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"country_code" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_prefix" text NOT NULL,
	"phone_body" text NOT NULL,
	"country_code" text NOT NULL,
	"language_code" text NOT NULL,
	"currency" text NOT NULL,
	"date_of_birth" text,
	"address" text,
	"city" text,
	"postal_code" text,
	"province" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"status" text NOT NULL,
	"status_until" timestamp with time zone,
	"status_initiator" text,
	"kyc_status" text NOT NULL,
	"request_document_type_status" text DEFAULT '' NOT NULL,
	"permissions" jsonb NOT NULL,
	"multibrand_suspended" boolean DEFAULT false NOT NULL,
	"person_id" text NOT NULL,
	"terms_version" integer NOT NULL,
	"marketing_opt_in" boolean NOT NULL,
	"cookie_policy_accepted" boolean NOT NULL,
	"loyalty_level" integer DEFAULT 0 NOT NULL,
	"limit_level" integer DEFAULT 0 NOT NULL,
	"edd_questionnaire" boolean DEFAULT false NOT NULL,
	"login_count" integer DEFAULT 0 NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"first_deposit_at" timestamp with time zone,
	"identity_check_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "player_logins_player" ON "player_logins" USING btree ("player_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_brand_email" ON "players" USING btree ("brand","email_key");--> statement-breakpoint
CREATE INDEX "players_identity_check_due" ON "players" USING btree ("identity_check_due_at");--> statement-breakpoint
CREATE INDEX "players_created" ON "players" USING btree ("created_at");