CREATE TABLE "studio_round_stake" (
	"player_id" uuid NOT NULL,
	"studio" text NOT NULL,
	"game_id" text NOT NULL,
	"round_id" text NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "studio_round_stake_player_id_studio_game_id_round_id_pk" PRIMARY KEY("player_id","studio","game_id","round_id")
);
