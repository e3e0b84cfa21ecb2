CREATE TABLE "page_photographs" (
	"plan_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_photographs_plan_id_hash_pk" PRIMARY KEY("plan_id","hash")
);
--> statement-breakpoint
CREATE TABLE "photograph_files" (
	"plan_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "photograph_files_plan_id_hash_width_format_pk" PRIMARY KEY("plan_id","hash","width","format"),
	CONSTRAINT "photograph_files_format_known" CHECK ("photograph_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
ALTER TABLE "page_photographs" ADD CONSTRAINT "page_photographs_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photograph_files" ADD CONSTRAINT "photograph_files_photograph_fk" FOREIGN KEY ("plan_id","hash") REFERENCES "public"."page_photographs"("plan_id","hash") ON DELETE cascade ON UPDATE no action;