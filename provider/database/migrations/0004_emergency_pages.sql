CREATE TABLE "activity_action" (
	"id" integer PRIMARY KEY NOT NULL,
	"sector_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"order" smallint DEFAULT 0 NOT NULL,
	"is_cash_type" boolean DEFAULT false NOT NULL,
	"has_location" boolean DEFAULT false NOT NULL,
	"supplies" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_sector" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_activity" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"sector_id" integer NOT NULL,
	"action_id" integer,
	"custom_action" varchar(255),
	"is_simplified_report" boolean DEFAULT true,
	"has_no_data_on_people_reached" boolean DEFAULT false,
	"people_households" varchar(20),
	"people_count" integer,
	"household_count" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "emergency_project" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar(255) NOT NULL,
	"event_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"activity_lead" varchar(40) NOT NULL,
	"reporting_ns_id" integer,
	"deployed_eru_id" integer,
	"reporting_ns_contact_name" varchar(255),
	"reporting_ns_contact_role" varchar(255),
	"reporting_ns_contact_email" varchar(255),
	"status" varchar(40) DEFAULT 'on_going' NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_project_district" (
	"project_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "emergency_project_district_project_id_district_id_pk" PRIMARY KEY("project_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "appeal_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"appeal_id" integer NOT NULL,
	"type" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"description" varchar(200),
	"document" text,
	"document_url" varchar(200) DEFAULT '' NOT NULL,
	"iso" varchar(2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_snippet" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"snippet" jsonb,
	"image" text,
	"tab" smallint DEFAULT 1 NOT NULL,
	"position" smallint DEFAULT 3 NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail" text NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "severity_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"ifrc_severity_level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "situation_report" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"document" text,
	"document_url" varchar(200) DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "situation_report_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" jsonb NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_action" ADD CONSTRAINT "activity_action_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_project_id_emergency_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."emergency_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_action_id_activity_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."activity_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_reporting_ns_id_country_id_fk" FOREIGN KEY ("reporting_ns_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_deployed_eru_id_eru_id_fk" FOREIGN KEY ("deployed_eru_id") REFERENCES "public"."eru"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project_district" ADD CONSTRAINT "emergency_project_district_project_id_emergency_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."emergency_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_project_district" ADD CONSTRAINT "emergency_project_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_document" ADD CONSTRAINT "appeal_document_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_snippet" ADD CONSTRAINT "event_snippet_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_document" ADD CONSTRAINT "featured_document_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "severity_change" ADD CONSTRAINT "severity_change_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "situation_report" ADD CONSTRAINT "situation_report_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "situation_report" ADD CONSTRAINT "situation_report_type_id_situation_report_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."situation_report_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_activity_project_id_index" ON "emergency_activity" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "emergency_project_event_id_index" ON "emergency_project" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "emergency_project_country_id_index" ON "emergency_project" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "appeal_document_appeal_id_index" ON "appeal_document" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_document_created_at_index" ON "appeal_document" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_snippet_event_id_index" ON "event_snippet" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "featured_document_event_id_index" ON "featured_document" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "severity_change_event_id_index" ON "severity_change" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "situation_report_event_id_index" ON "situation_report" USING btree ("event_id");