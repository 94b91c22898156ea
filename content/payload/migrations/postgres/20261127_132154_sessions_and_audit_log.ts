import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."audit_topic" AS ENUM('publishing', 'sign-ins', 'accounts', 'tokens', 'exports', 'erasures', 'settings');
  CREATE TABLE "session_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"device" varchar,
  	"client_address" varchar,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "audit_topic" NOT NULL,
  	"event" varchar NOT NULL,
  	"account" numeric,
  	"person" varchar,
  	"record" varchar,
  	"title" varchar,
  	"facts" jsonb,
  	"client_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "delivery_tokens" ADD COLUMN "last_used_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "session_details_sid_idx" ON "session_details" USING btree ("sid");
  CREATE INDEX "session_details_account_idx" ON "session_details" USING btree ("account");
  CREATE INDEX "session_details_seen_at_idx" ON "session_details" USING btree ("seen_at");
  CREATE INDEX "session_details_updated_at_idx" ON "session_details" USING btree ("updated_at");
  CREATE INDEX "session_details_created_at_idx" ON "session_details" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "topic_createdAt_idx" ON "audit_log" USING btree ("topic","created_at");
  CREATE INDEX "account_createdAt_idx" ON "audit_log" USING btree ("account","created_at");
  CREATE INDEX "record_createdAt_idx" ON "audit_log" USING btree ("record","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_details" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "delivery_tokens" DROP COLUMN "last_used_at";
  DROP TYPE "public"."audit_topic";`)
}
