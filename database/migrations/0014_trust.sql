ALTER TABLE "enquiries" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "asked_to_confirm_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_recipients" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enquiries_address" ON "enquiries" USING btree ("address_hash","confirmed_at");--> statement-breakpoint
CREATE INDEX "enquiry_recipients_mailed" ON "enquiry_recipients" USING btree ("listing_id","mailed_at");--> statement-breakpoint
CREATE INDEX "enquiry_recipients_queued" ON "enquiry_recipients" USING btree ("queued_at");