CREATE TABLE "kept_calendars" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"free_until" date NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_pictures" (
	"listing_id" integer NOT NULL,
	"hash" text NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_pictures_listing_id_hash_pk" PRIMARY KEY("listing_id","hash")
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"listing_id" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_listing_id_hash_width_format_pk" PRIMARY KEY("listing_id","hash","width","format")
);
--> statement-breakpoint
ALTER TABLE "kept_calendars" ADD CONSTRAINT "kept_calendars_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_fk" FOREIGN KEY ("listing_id","hash") REFERENCES "public"."listing_pictures"("listing_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_files_address" ON "picture_files" USING btree ("hash","width","format");