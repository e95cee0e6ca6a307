DROP INDEX "cookie_consent_player";
--> statement-breakpoint
ALTER TABLE "cookie_consent" DROP CONSTRAINT "cookie_consent_pkey";
--> statement-breakpoint
ALTER TABLE "cookie_consent" ADD CONSTRAINT "cookie_consent_player_id_seq_pk" PRIMARY KEY("player_id","seq");
