CREATE TABLE "kyc_phone_link" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
