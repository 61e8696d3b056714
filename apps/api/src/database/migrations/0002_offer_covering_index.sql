-- Every faceted column in the index, so that a city page's facets never touch the table.
-- By hand, because drizzle-kit cannot express INCLUDE.
CREATE INDEX "offer_city_price" ON "offer" USING btree ("city_id","price") INCLUDE ("grade","stage","shift","year","neighborhood_id","tag_mask","relevance","school_id","id");
