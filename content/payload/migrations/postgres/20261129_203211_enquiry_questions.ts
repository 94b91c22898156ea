import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enquiry_part" ADD VALUE 'asked' BEFORE 'reference';
  ALTER TABLE "enquiries" ADD COLUMN "asked" jsonb;
  ALTER TABLE "enquiries" ADD COLUMN "consent" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiry_settings_hubspot_fields" ALTER COLUMN "ours" SET DATA TYPE text;
  ALTER TABLE "enquiry_settings_salesforce_fields" ALTER COLUMN "ours" SET DATA TYPE text;
  DROP TYPE "public"."enquiry_part";
  CREATE TYPE "public"."enquiry_part" AS ENUM('name', 'firstName', 'lastName', 'email', 'phone', 'about', 'house', 'houseTitle', 'message', 'language', 'answerBy', 'news', 'reference', 'fixed');
  ALTER TABLE "enquiry_settings_hubspot_fields" ALTER COLUMN "ours" SET DATA TYPE "public"."enquiry_part" USING "ours"::"public"."enquiry_part";
  ALTER TABLE "enquiry_settings_salesforce_fields" ALTER COLUMN "ours" SET DATA TYPE "public"."enquiry_part" USING "ours"::"public"."enquiry_part";
  ALTER TABLE "enquiries" DROP COLUMN "asked";
  ALTER TABLE "enquiries" DROP COLUMN "consent";`)
}
