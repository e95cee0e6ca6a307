DROP INDEX "marketing_choices_player";
--> statement-breakpoint
ALTER TABLE "marketing_choices" DROP CONSTRAINT "marketing_choices_pkey";
--> statement-breakpoint
ALTER TABLE "marketing_choices" ADD CONSTRAINT "marketing_choices_player_id_seq_pk" PRIMARY KEY("player_id","seq");
--> statement-breakpoint
ALTER TABLE "phone_changes" DROP CONSTRAINT "phone_changes_pkey";
--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_player_id_id_pk" PRIMARY KEY("player_id","id");
