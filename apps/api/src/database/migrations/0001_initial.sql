CREATE TABLE "city" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"uf" char(2) NOT NULL,
	"capital" boolean DEFAULT false NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"norm" text NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_total" (
	"uf" text PRIMARY KEY NOT NULL,
	"active_offers" integer NOT NULL,
	"enrolled_students" integer NOT NULL,
	"partner_schools" integer NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "neighborhood" (
	"id" serial PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"full_slug" text NOT NULL,
	"norm" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"grade" smallint NOT NULL,
	"stage" smallint NOT NULL,
	"shift" smallint NOT NULL,
	"year" smallint NOT NULL,
	"monthly_fee" integer NOT NULL,
	"price" integer NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"enrollment_fee" integer DEFAULT 0 NOT NULL,
	"seats_total" integer NOT NULL,
	"seats_left" integer NOT NULL,
	"valid_until" date NOT NULL,
	"tag_mask" integer DEFAULT 0 NOT NULL,
	"relevance" real DEFAULT 0 NOT NULL,
	"rating_average" real DEFAULT 0 NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_price_not_negative" CHECK ("offer"."price" >= 0 AND "offer"."monthly_fee" >= 0 AND "offer"."enrollment_fee" >= 0),
	CONSTRAINT "offer_discount_range" CHECK ("offer"."discount_percentage" BETWEEN 0 AND 100),
	CONSTRAINT "offer_seats_left" CHECK ("offer"."seats_left" BETWEEN 0 AND "offer"."seats_total")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"user_relationship" text NOT NULL,
	"education_system" text,
	"teaching_methodology" text,
	"rating_students_motivation" smallint NOT NULL,
	"rating_physical_structure" smallint NOT NULL,
	"rating_community_participation" smallint NOT NULL,
	"rating_socioemotional_development" smallint NOT NULL,
	"rating_exam_preparation" smallint NOT NULL,
	"testimonial" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"norm" text NOT NULL,
	"core" text NOT NULL,
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"cod_ent" integer,
	"source" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"administrative_dependency" smallint DEFAULT 4 NOT NULL,
	"street" text,
	"number" text,
	"complement" text,
	"zip_code" char(8),
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"position_precision" text NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"cnpj" char(14),
	"logo" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text,
	"stage_mask" smallint DEFAULT 0 NOT NULL,
	"tag_mask" integer DEFAULT 0 NOT NULL,
	"amenities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"census_year" smallint,
	"enrollments" integer,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "neighborhood" ADD CONSTRAINT "neighborhood_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_neighborhood_id_neighborhood_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhood"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "city_slug_key" ON "city" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "city_norm_prefix" ON "city" USING btree ("norm" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "city_norm_trigram" ON "city" USING gin ("norm" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_uf_slug" ON "city" USING btree ("uf","slug");--> statement-breakpoint
CREATE INDEX "city_position" ON "city" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE UNIQUE INDEX "neighborhood_full_slug_key" ON "neighborhood" USING btree ("full_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "neighborhood_city_slug_key" ON "neighborhood" USING btree ("city_id","slug");--> statement-breakpoint
CREATE INDEX "neighborhood_norm_prefix" ON "neighborhood" USING btree ("norm" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offer_school_external_key" ON "offer" USING btree ("school_id","external_id");--> statement-breakpoint
CREATE INDEX "offer_city_grade_relevance" ON "offer" USING btree ("city_id","grade","relevance" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "offer_city_grade_price" ON "offer" USING btree ("city_id","grade","price","id");--> statement-breakpoint
CREATE INDEX "offer_position" ON "offer" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE INDEX "review_school" ON "review" USING btree ("school_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "school_slug_key" ON "school" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "school_cod_ent_key" ON "school" USING btree ("cod_ent");--> statement-breakpoint
CREATE INDEX "school_city" ON "school" USING btree ("city_id","rating_average" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "school_core_trigram" ON "school" USING gin ("core" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "school_position" ON "school" USING gist (point("lng", "lat"));