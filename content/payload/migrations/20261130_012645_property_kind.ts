import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`map_locales\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`_map_v_locales\` ADD \`version_address\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`kind\` text DEFAULT 'resort';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_kind\` text DEFAULT 'resort';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`map_locales\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`_map_v_locales\` DROP COLUMN \`version_address\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_kind\`;`)
}
