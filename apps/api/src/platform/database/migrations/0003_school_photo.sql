CREATE TABLE "school_photo" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"digest" text NOT NULL,
	"image" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "school_photo" ADD CONSTRAINT "school_photo_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_photo_digest_key" ON "school_photo" USING btree ("digest","school_id");--> statement-breakpoint
CREATE INDEX "school_photo_school" ON "school_photo" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_photo_unused" ON "school_photo" USING btree ("unused_since") WHERE "school_photo"."unused_since" IS NOT NULL;