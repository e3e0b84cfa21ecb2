CREATE TABLE "leftovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leftovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
