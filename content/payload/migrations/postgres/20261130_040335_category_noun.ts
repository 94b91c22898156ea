import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "real_estate_categories_locales" ADD COLUMN "noun_one" varchar;
  ALTER TABLE "real_estate_categories_locales" ADD COLUMN "noun_many" varchar;
  ALTER TABLE "_real_estate_categories_v_locales" ADD COLUMN "version_noun_one" varchar;
  ALTER TABLE "_real_estate_categories_v_locales" ADD COLUMN "version_noun_many" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "real_estate_categories_locales" DROP COLUMN "noun_one";
  ALTER TABLE "real_estate_categories_locales" DROP COLUMN "noun_many";
  ALTER TABLE "_real_estate_categories_v_locales" DROP COLUMN "version_noun_one";
  ALTER TABLE "_real_estate_categories_v_locales" DROP COLUMN "version_noun_many";`)
}
