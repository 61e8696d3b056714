-- Outside a transaction: an index of a table that is in use is built beside it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_latest" ON "review" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."status" = 'published' AND "review"."published_at" IS NOT NULL AND char_length("review"."testimonial") >= 60;
