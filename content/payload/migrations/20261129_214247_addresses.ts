import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`addresses_map\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`addresses_real_estate\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`addresses_experiences\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`addresses_gallery\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_addresses_map\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_addresses_real_estate\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_addresses_experiences\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_addresses_gallery\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`addresses_map\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`addresses_real_estate\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`addresses_experiences\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`addresses_gallery\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_addresses_map\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_addresses_real_estate\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_addresses_experiences\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_addresses_gallery\`;`)
}
