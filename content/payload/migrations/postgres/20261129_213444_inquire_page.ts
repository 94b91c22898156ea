import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "inquire_to_id" integer;
  ALTER TABLE "_site_v" ADD COLUMN "version_inquire_to_id" integer;
  ALTER TABLE "site" ADD CONSTRAINT "site_inquire_to_id_pages_id_fk" FOREIGN KEY ("inquire_to_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_inquire_to_id_pages_id_fk" FOREIGN KEY ("version_inquire_to_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_inquire_to_idx" ON "site" USING btree ("inquire_to_id");
  CREATE INDEX "_site_v_version_version_inquire_to_idx" ON "_site_v" USING btree ("version_inquire_to_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP CONSTRAINT "site_inquire_to_id_pages_id_fk";
  
  ALTER TABLE "_site_v" DROP CONSTRAINT "_site_v_version_inquire_to_id_pages_id_fk";
  
  DROP INDEX "site_inquire_to_idx";
  DROP INDEX "_site_v_version_version_inquire_to_idx";
  ALTER TABLE "site" DROP COLUMN "inquire_to_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_inquire_to_id";`)
}
