import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`real_estate_categories_locales\` ADD \`noun_one\` text;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories_locales\` ADD \`noun_many\` text;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v_locales\` ADD \`version_noun_one\` text;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v_locales\` ADD \`version_noun_many\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`real_estate_categories_locales\` DROP COLUMN \`noun_one\`;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories_locales\` DROP COLUMN \`noun_many\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v_locales\` DROP COLUMN \`version_noun_one\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v_locales\` DROP COLUMN \`version_noun_many\`;`)
}
