CREATE TABLE "collected_batch" (
	"key" text PRIMARY KEY NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_error" (
	"day" date NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"fingerprint" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_error_day_fingerprint_release_route_pk" PRIMARY KEY("day","fingerprint","release","route")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_step" (
	"visit_id" text NOT NULL,
	"step" text NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_step_visit_id_step_pk" PRIMARY KEY("visit_id","step")
);
--> statement-breakpoint
CREATE TABLE "web_vital" (
	"metric" text NOT NULL,
	"measure_id" text NOT NULL,
	"value" real NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"release" text NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_vital_metric_measure_id_pk" PRIMARY KEY("metric","measure_id"),
	CONSTRAINT "web_vital_value" CHECK ("web_vital"."value" >= 0 AND "web_vital"."value" <= 600000)
);
--> statement-breakpoint
ALTER TABLE "visit_step" ADD CONSTRAINT "visit_step_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_batch_age" ON "collected_batch" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "visit_start" ON "visit" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "web_vital_age" ON "web_vital" USING btree ("collected_at");