CREATE TABLE "unplayed_deposit" (
	"player_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"due" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "unplayed_deposit_player_id_percent_pk" PRIMARY KEY("player_id","percent")
);
