import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`asked\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`consent\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`asked\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`consent\`;`)
}
