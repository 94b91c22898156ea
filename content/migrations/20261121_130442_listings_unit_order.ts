import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { fillUnitOrder } from '../database/fill-unit-order.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`listings\` ADD \`unit_order\` text;`)
  await db.run(sql`CREATE INDEX \`listings_unit_order_idx\` ON \`listings\` (\`unit_order\`);`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_unit_order\` text;`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_unit_order_idx\` ON \`_listings_v\` (\`version_unit_order\`);`)
  await fillUnitOrder((statement) => db.run(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`listings_unit_order_idx\`;`)
  await db.run(sql`ALTER TABLE \`listings\` DROP COLUMN \`unit_order\`;`)
  await db.run(sql`DROP INDEX \`_listings_v_version_version_unit_order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` DROP COLUMN \`version_unit_order\`;`)
}
