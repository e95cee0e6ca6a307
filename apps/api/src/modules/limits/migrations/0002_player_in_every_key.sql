DROP INDEX "limit_change_player";
--> statement-breakpoint
ALTER TABLE "limit_change" DROP CONSTRAINT "limit_change_pkey";
--> statement-breakpoint
ALTER TABLE "limit_change" ADD CONSTRAINT "limit_change_player_id_seq_pk" PRIMARY KEY("player_id","seq");
