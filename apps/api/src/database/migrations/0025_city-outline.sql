CREATE TABLE "city_outline" (
	"city_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"outline" "polygon" NOT NULL,
	CONSTRAINT "city_outline_city_id_part_pk" PRIMARY KEY("city_id","part")
);
--> statement-breakpoint
ALTER TABLE "city_outline" ADD CONSTRAINT "city_outline_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_outline_area" ON "city_outline" USING gist ("outline");