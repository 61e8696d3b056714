ALTER TABLE "review" ADD COLUMN "rating_education_system" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
CREATE INDEX "review_not_published" ON "review" USING btree ("status","id") WHERE "review"."status" <> 'published';