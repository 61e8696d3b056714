-- Outside a transaction: an index of a table that is in use is built beside it.
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "rating_education_system" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "rejection_reason" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_not_published" ON "review" USING btree ("status","id") WHERE "review"."status" <> 'published';
