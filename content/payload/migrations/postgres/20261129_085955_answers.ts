import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "enquiries_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"by" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"files" jsonb,
  	"at" timestamp(3) with time zone,
  	"way" varchar
  );
  
  CREATE TABLE "enquiries_drafts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"by" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"files" jsonb,
  	"at" timestamp(3) with time zone,
  	"user" numeric,
  	"version" varchar
  );
  
  CREATE TABLE "enquiry_settings_answer_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"languages" varchar,
  	"subject" varchar,
  	"body" varchar NOT NULL
  );
  
  ALTER TABLE "enquiries_answers" ADD CONSTRAINT "enquiries_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_drafts" ADD CONSTRAINT "enquiries_drafts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_answer_templates" ADD CONSTRAINT "enquiry_settings_answer_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_answers_order_idx" ON "enquiries_answers" USING btree ("_order");
  CREATE INDEX "enquiries_answers_parent_id_idx" ON "enquiries_answers" USING btree ("_parent_id");
  CREATE INDEX "enquiries_drafts_order_idx" ON "enquiries_drafts" USING btree ("_order");
  CREATE INDEX "enquiries_drafts_parent_id_idx" ON "enquiries_drafts" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_answer_templates_order_idx" ON "enquiry_settings_answer_templates" USING btree ("_order");
  CREATE INDEX "enquiry_settings_answer_templates_parent_id_idx" ON "enquiry_settings_answer_templates" USING btree ("_parent_id");`)
  // Settings that were saved before have the templates that new ones begin with.
  await db.execute(sql`INSERT INTO "enquiry_settings_answer_templates" ("_order", "_parent_id", "id", "name", "body")
SELECT 1, "id", substr(md5(random()::text), 1, 24), 'A visit', 'Dear {name},

Thank you for writing to us. We would be glad to show you {house}.

Which days would suit you, and how many of you will come?

Pictures, plans and facts are here: {link}

Kind regards,
{sender}' FROM "enquiry_settings";`)
  await db.execute(sql`INSERT INTO "enquiry_settings_answer_templates" ("_order", "_parent_id", "id", "name", "body")
SELECT 2, "id", substr(md5(random()::text), 1, 24), 'Plans and prices', 'Dear {name},

Thank you for your interest in {house}. The plans and prices that you asked for are with this mail.

If anything is open, answer this mail or tell us when we may call you.

Kind regards,
{sender}' FROM "enquiry_settings";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries_answers" CASCADE;
  DROP TABLE "enquiries_drafts" CASCADE;
  DROP TABLE "enquiry_settings_answer_templates" CASCADE;`)
}
