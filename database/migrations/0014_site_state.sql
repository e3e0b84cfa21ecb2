CREATE TABLE "site_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"clock_believed_at" timestamp with time zone,
	"clock_doubted_at" timestamp with time zone,
	"secret_verifier" text,
	"link_salt" text DEFAULT '' NOT NULL,
	"links_renewed_at" timestamp with time zone,
	CONSTRAINT "site_state_one_row" CHECK ("site_state"."id" = 1)
);
