CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"submission_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"event_date" date,
	"budget" text,
	"guest_count" text,
	"venue_type" text,
	"services_needed" text[] NOT NULL,
	"additional_info" text NOT NULL,
	"events" text[] NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "enquiry_questions" (
	"enquiry_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	CONSTRAINT "enquiry_questions_enquiry_id_position_pk" PRIMARY KEY("enquiry_id","position")
);
--> statement-breakpoint
CREATE TABLE "enquiry_recipients" (
	"enquiry_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "enquiry_recipients_enquiry_id_listing_id_pk" PRIMARY KEY("enquiry_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "fact_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"listing_id" integer NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"confidence" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_listing_id_key_pk" PRIMARY KEY("listing_id","key")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"about" text[] NOT NULL,
	"offers" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"services" text[] NOT NULL,
	"traditions" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"location" text NOT NULL,
	"travels" text,
	"price_lowest" smallint,
	"price_highest" smallint,
	"rating" numeric(2, 1),
	"review_count" integer NOT NULL,
	"response_time" text,
	"featured" boolean NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"images" text[] NOT NULL,
	"fictional" boolean NOT NULL,
	"sample_fields" text[] NOT NULL,
	"content_hash" text NOT NULL,
	"edited_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"author" text NOT NULL,
	"quote" text NOT NULL,
	"stars" smallint NOT NULL,
	"event_month" text,
	"sample" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("listing_id","author","quote")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"layout" text NOT NULL,
	"guests" integer NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_profiles" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"groups" text[] NOT NULL,
	"province" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"capacity" text,
	"guests_from" integer,
	"guests_to" integer,
	"best_seasons" text[] NOT NULL,
	"features" text[] NOT NULL,
	"amenities" text[] NOT NULL,
	"special_features" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_questions" ADD CONSTRAINT "enquiry_questions_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipients" ADD CONSTRAINT "enquiry_recipients_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_recipients" ADD CONSTRAINT "enquiry_recipients_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_history" ADD CONSTRAINT "fact_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_profiles" ADD CONSTRAINT "venue_profiles_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_submission" ON "enquiries" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "fact_history_fact" ON "fact_history" USING btree ("listing_id","key");--> statement-breakpoint
CREATE INDEX "listings_category" ON "listings" USING btree ("category");--> statement-breakpoint
CREATE INDEX "rooms_listing" ON "rooms" USING btree ("listing_id");