CREATE TABLE "identity_sign_in_attempts" (
	"login" text NOT NULL,
	"source" text NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_sign_in_attempts_login_source_pk" PRIMARY KEY("login","source")
);
--> statement-breakpoint
CREATE INDEX "identity_sign_in_attempts_ends" ON "identity_sign_in_attempts" USING btree ("ends_at");