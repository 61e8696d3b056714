ALTER TABLE "scholarship_order" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD COLUMN "seat_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_order_idempotency_key" ON "scholarship_order" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "scholarship_order_offer" ON "scholarship_order" USING btree ("offer_id");