import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'workOffImport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'workOffImport' BEFORE 'schedulePublish';
  CREATE TABLE "listing_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sheet" varchar,
  	"owner" numeric NOT NULL,
  	"by" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"client_address" varchar,
  	"phase" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"is_published" boolean,
  	"total" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"created" numeric NOT NULL,
  	"updated" numeric NOT NULL,
  	"refused" jsonb,
  	"published" numeric,
  	"reason" varchar,
  	"spent_ms" numeric NOT NULL,
  	"left" numeric,
  	"binned" numeric,
  	"restored" numeric,
  	"kept" jsonb,
  	"taken_back_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listing_import_parts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_id" numeric NOT NULL,
  	"place" numeric NOT NULL,
  	"planned" jsonb,
  	"saved" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "listing_imports_state_idx" ON "listing_imports" USING btree ("state");
  CREATE INDEX "listing_imports_ended_at_idx" ON "listing_imports" USING btree ("ended_at");
  CREATE INDEX "listing_imports_updated_at_idx" ON "listing_imports" USING btree ("updated_at");
  CREATE INDEX "listing_imports_created_at_idx" ON "listing_imports" USING btree ("created_at");
  CREATE INDEX "listing_import_parts_updated_at_idx" ON "listing_import_parts" USING btree ("updated_at");
  CREATE INDEX "listing_import_parts_created_at_idx" ON "listing_import_parts" USING btree ("created_at");
  CREATE UNIQUE INDEX "importId_place_idx" ON "listing_import_parts" USING btree ("import_id","place");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "listing_imports" CASCADE;
  DROP TABLE "listing_import_parts" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publishRelease', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publishRelease', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
