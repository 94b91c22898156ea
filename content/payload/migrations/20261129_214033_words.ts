import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`words\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_words\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`words\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_words\`;`)
}
