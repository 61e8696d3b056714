CREATE TABLE "school_day" (
	"school_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"comparisons" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "school_day_school_id_day_pk" PRIMARY KEY("school_id","day")
);
--> statement-breakpoint
ALTER TABLE "school_day" ADD CONSTRAINT "school_day_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_day_age" ON "school_day" USING btree ("day");