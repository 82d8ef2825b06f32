CREATE TABLE "emergency_activity_point" (
	"id" serial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"description" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "male_count" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "female_count" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "is_disaggregated_for_disabled" boolean;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "beneficiaries_count" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "item_count" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "point_count" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "supplies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD COLUMN "custom_supplies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD COLUMN "admin2" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_project" ADD COLUMN "modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "emergency_activity_point" ADD CONSTRAINT "emergency_activity_point_activity_id_emergency_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."emergency_activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_activity_point_activity_id_index" ON "emergency_activity_point" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "emergency_activity_sector_id_index" ON "emergency_activity" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "emergency_project_reporting_ns_id_index" ON "emergency_project" USING btree ("reporting_ns_id");--> statement-breakpoint
CREATE INDEX "emergency_project_deployed_eru_id_index" ON "emergency_project" USING btree ("deployed_eru_id");--> statement-breakpoint
CREATE INDEX "emergency_project_created_at_index" ON "emergency_project" USING btree ("created_at");