import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enquiry_state" AS ENUM('new', 'in-hand', 'answered', 'won', 'lost', 'spam');
  CREATE TYPE "public"."delivery_kind" AS ENUM('team', 'visitor', 'webhook', 'hubspot', 'salesforce', 'escalation', 'answer');
  CREATE TYPE "public"."delivery_state" AS ENUM('waiting', 'sent', 'kept', 'failed', 'given-up');
  CREATE TYPE "public"."enquiry_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enquiry_part" AS ENUM('name', 'firstName', 'lastName', 'email', 'phone', 'about', 'house', 'houseTitle', 'message', 'language', 'answerBy', 'news', 'reference', 'fixed');
  CREATE TYPE "public"."hubspot_region" AS ENUM('global', 'eu');
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"key" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"about" varchar,
  	"house_id" integer,
  	"house_path" varchar,
  	"house_title" varchar,
  	"message" varchar,
  	"language" varchar,
  	"answer_by" varchar,
  	"news" boolean DEFAULT false,
  	"news_wording" varchar,
  	"page" varchar,
  	"source" varchar,
  	"visit" jsonb,
  	"accepted_at" timestamp(3) with time zone,
  	"stored_at" timestamp(3) with time zone,
  	"state" "enquiry_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"escalated_at" timestamp(3) with time zone,
  	"erased_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "delivery_kind" NOT NULL,
  	"state" "delivery_state" NOT NULL,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"enquiry" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"queued_at" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"claimed_by" varchar,
  	"claimed_until" numeric DEFAULT 0 NOT NULL,
  	"recipient" varchar,
  	"details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_tags_scripts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"hosts" varchar
  );
  
  CREATE TABLE "_site_v_version_tags_scripts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"hosts" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "enquiry_settings_team_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enquiry_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_acknowledgements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"languages" varchar,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_hubspot_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ours" "enquiry_part" NOT NULL,
  	"theirs" varchar NOT NULL,
  	"fixed" varchar
  );
  
  CREATE TABLE "enquiry_settings_salesforce_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ours" "enquiry_part" NOT NULL,
  	"theirs" varchar NOT NULL,
  	"fixed" varchar
  );
  
  CREATE TABLE "enquiry_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"escalation_address" varchar,
  	"answer_within_hours" numeric DEFAULT 8 NOT NULL,
  	"retention_days" numeric DEFAULT 730,
  	"acknowledges" boolean DEFAULT true,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"hubspot_portal" varchar,
  	"hubspot_form" varchar,
  	"hubspot_region" "hubspot_region" DEFAULT 'global',
  	"salesforce_organisation" varchar,
  	"salesforce_url" varchar DEFAULT 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "invitation_token" varchar;
  ALTER TABLE "users" ADD COLUMN "invitation_expiration" timestamp(3) with time zone;
  ALTER TABLE "site" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "site" ADD COLUMN "tags_google_id" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_time_zone" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_tags_google_id" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "cookies_loads" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_answer_by" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_by_email" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_by_phone" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_language" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_news" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_sending" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_phone_missing" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_phone_invalid" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_too_long" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_wrong" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_by_mail" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_sent_heading" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_reference" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_look_over" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_busy" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_not_kept" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_sent_text" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_cookies_loads" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_answer_by" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_by_email" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_by_phone" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_language" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_news" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_sending" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_phone_missing" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_phone_invalid" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_too_long" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_wrong" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_by_mail" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_sent_heading" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_reference" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_look_over" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_busy" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_not_kept" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_sent_text" varchar;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_house_id_listings_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_tags_scripts" ADD CONSTRAINT "site_tags_scripts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_tags_scripts" ADD CONSTRAINT "_site_v_version_tags_scripts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_team_addresses" ADD CONSTRAINT "enquiry_settings_team_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_opening_hours" ADD CONSTRAINT "enquiry_settings_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_acknowledgements" ADD CONSTRAINT "enquiry_settings_acknowledgements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_hubspot_fields" ADD CONSTRAINT "enquiry_settings_hubspot_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_salesforce_fields" ADD CONSTRAINT "enquiry_settings_salesforce_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");
  CREATE INDEX "enquiries_house_idx" ON "enquiries" USING btree ("house_id");
  CREATE INDEX "enquiries_accepted_at_idx" ON "enquiries" USING btree ("accepted_at");
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "enquiries" USING btree ("state","due_at");
  CREATE INDEX "deliveries_reference_idx" ON "deliveries" USING btree ("reference");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_enquiry_idx" ON "deliveries" USING btree ("enquiry");
  CREATE UNIQUE INDEX "deliveries_key_idx" ON "deliveries" USING btree ("key");
  CREATE INDEX "deliveries_next_at_idx" ON "deliveries" USING btree ("next_at");
  CREATE INDEX "deliveries_recipient_idx" ON "deliveries" USING btree ("recipient");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "visit_counts_updated_at_idx" ON "visit_counts" USING btree ("updated_at");
  CREATE INDEX "visit_counts_created_at_idx" ON "visit_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_kind_name_idx" ON "visit_counts" USING btree ("day","kind","name");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_updated_at_idx" ON "visit_batches" USING btree ("updated_at");
  CREATE INDEX "visit_batches_created_at_idx" ON "visit_batches" USING btree ("created_at");
  CREATE INDEX "site_tags_scripts_order_idx" ON "site_tags_scripts" USING btree ("_order");
  CREATE INDEX "site_tags_scripts_parent_id_idx" ON "site_tags_scripts" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_tags_scripts_order_idx" ON "_site_v_version_tags_scripts" USING btree ("_order");
  CREATE INDEX "_site_v_version_tags_scripts_parent_id_idx" ON "_site_v_version_tags_scripts" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_team_addresses_order_idx" ON "enquiry_settings_team_addresses" USING btree ("_order");
  CREATE INDEX "enquiry_settings_team_addresses_parent_id_idx" ON "enquiry_settings_team_addresses" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_opening_hours_order_idx" ON "enquiry_settings_opening_hours" USING btree ("_order");
  CREATE INDEX "enquiry_settings_opening_hours_parent_id_idx" ON "enquiry_settings_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_acknowledgements_order_idx" ON "enquiry_settings_acknowledgements" USING btree ("_order");
  CREATE INDEX "enquiry_settings_acknowledgements_parent_id_idx" ON "enquiry_settings_acknowledgements" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_hubspot_fields_order_idx" ON "enquiry_settings_hubspot_fields" USING btree ("_order");
  CREATE INDEX "enquiry_settings_hubspot_fields_parent_id_idx" ON "enquiry_settings_hubspot_fields" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_salesforce_fields_order_idx" ON "enquiry_settings_salesforce_fields" USING btree ("_order");
  CREATE INDEX "enquiry_settings_salesforce_fields_parent_id_idx" ON "enquiry_settings_salesforce_fields" USING btree ("_parent_id");
  ALTER TABLE "brand_locales" DROP COLUMN "form_consent";
  ALTER TABLE "brand_locales" DROP COLUMN "form_consent_missing";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_consent";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_consent_missing";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "visit_counts" CASCADE;
  DROP TABLE "visit_batches" CASCADE;
  DROP TABLE "site_tags_scripts" CASCADE;
  DROP TABLE "_site_v_version_tags_scripts" CASCADE;
  DROP TABLE "enquiry_settings_team_addresses" CASCADE;
  DROP TABLE "enquiry_settings_opening_hours" CASCADE;
  DROP TABLE "enquiry_settings_acknowledgements" CASCADE;
  DROP TABLE "enquiry_settings_hubspot_fields" CASCADE;
  DROP TABLE "enquiry_settings_salesforce_fields" CASCADE;
  DROP TABLE "enquiry_settings" CASCADE;
  ALTER TABLE "brand_locales" ADD COLUMN "form_consent" varchar;
  ALTER TABLE "brand_locales" ADD COLUMN "form_consent_missing" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_consent" varchar;
  ALTER TABLE "_brand_v_locales" ADD COLUMN "version_form_consent_missing" varchar;
  ALTER TABLE "users" DROP COLUMN "invitation_token";
  ALTER TABLE "users" DROP COLUMN "invitation_expiration";
  ALTER TABLE "site" DROP COLUMN "time_zone";
  ALTER TABLE "site" DROP COLUMN "tags_google_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "_site_v" DROP COLUMN "version_tags_google_id";
  ALTER TABLE "brand_locales" DROP COLUMN "cookies_loads";
  ALTER TABLE "brand_locales" DROP COLUMN "form_answer_by";
  ALTER TABLE "brand_locales" DROP COLUMN "form_by_email";
  ALTER TABLE "brand_locales" DROP COLUMN "form_by_phone";
  ALTER TABLE "brand_locales" DROP COLUMN "form_language";
  ALTER TABLE "brand_locales" DROP COLUMN "form_news";
  ALTER TABLE "brand_locales" DROP COLUMN "form_sending";
  ALTER TABLE "brand_locales" DROP COLUMN "form_phone_missing";
  ALTER TABLE "brand_locales" DROP COLUMN "form_phone_invalid";
  ALTER TABLE "brand_locales" DROP COLUMN "form_too_long";
  ALTER TABLE "brand_locales" DROP COLUMN "form_wrong";
  ALTER TABLE "brand_locales" DROP COLUMN "form_by_mail";
  ALTER TABLE "brand_locales" DROP COLUMN "form_sent_heading";
  ALTER TABLE "brand_locales" DROP COLUMN "form_reference";
  ALTER TABLE "brand_locales" DROP COLUMN "form_look_over";
  ALTER TABLE "brand_locales" DROP COLUMN "form_busy";
  ALTER TABLE "brand_locales" DROP COLUMN "form_not_kept";
  ALTER TABLE "brand_locales" DROP COLUMN "form_sent_text";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_cookies_loads";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_answer_by";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_by_email";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_by_phone";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_language";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_news";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_sending";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_phone_missing";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_phone_invalid";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_too_long";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_wrong";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_by_mail";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_sent_heading";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_reference";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_look_over";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_busy";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_not_kept";
  ALTER TABLE "_brand_v_locales" DROP COLUMN "version_form_sent_text";
  DROP TYPE "public"."enquiry_state";
  DROP TYPE "public"."delivery_kind";
  DROP TYPE "public"."delivery_state";
  DROP TYPE "public"."enquiry_day";
  DROP TYPE "public"."enquiry_part";
  DROP TYPE "public"."hubspot_region";`)
}
