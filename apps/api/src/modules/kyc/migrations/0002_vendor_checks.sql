CREATE TABLE "kyc_vendor_check" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"event_id" text,
	"is_approved" boolean,
	"decided_at" timestamp with time zone,
	CONSTRAINT "kyc_vendor_check_player_id_id_pk" PRIMARY KEY("player_id","id")
);
