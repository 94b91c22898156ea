import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'workOffBulkChange' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'workOffBulkChange' BEFORE 'schedulePublish';
  CREATE TABLE "bulk_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"by" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"client_address" varchar,
  	"state" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"reason" varchar,
  	"spent_ms" numeric NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"what" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"records" jsonb NOT NULL,
  	"done" numeric NOT NULL,
  	"named" jsonb,
  	"last" varchar,
  	"seen" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "bulk_changes_state_idx" ON "bulk_changes" USING btree ("state");
  CREATE INDEX "bulk_changes_ended_at_idx" ON "bulk_changes" USING btree ("ended_at");
  CREATE INDEX "bulk_changes_about_idx" ON "bulk_changes" USING btree ("about");
  CREATE INDEX "bulk_changes_updated_at_idx" ON "bulk_changes" USING btree ("updated_at");
  CREATE INDEX "bulk_changes_created_at_idx" ON "bulk_changes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bulk_changes" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publishRelease', 'workOffImport', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publishRelease', 'workOffImport', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
