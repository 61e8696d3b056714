CREATE TABLE "offer_price_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"old_price" integer NOT NULL,
	"new_price" integer NOT NULL,
	"old_monthly_fee" integer NOT NULL,
	"new_monthly_fee" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "alert_kinds" text[] DEFAULT '{"new-offers","lower-prices","free-seats"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "seats_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_price_change" ADD CONSTRAINT "offer_price_change_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_price_change_offer" ON "offer_price_change" USING btree ("offer_id","changed_at");