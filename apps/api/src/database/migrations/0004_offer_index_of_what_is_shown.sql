-- As 0002, and with what says whether an offer is shown, without which every offer of a city was looked up in the table.
DROP INDEX "offer_city_price";--> statement-breakpoint
CREATE INDEX "offer_city_price" ON "offer" USING btree ("city_id","price") INCLUDE ("grade","stage","shift","year","neighborhood_id","tag_mask","relevance","school_id","id","valid_until","seats_left");
