ALTER TABLE "player_messages" DROP CONSTRAINT "player_messages_pkey";
--> statement-breakpoint
ALTER TABLE "player_messages" ADD CONSTRAINT "player_messages_player_id_id_pk" PRIMARY KEY("player_id","id");
