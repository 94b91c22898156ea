import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`category__status_bedrooms_price_createdAt_idx\` ON \`listings\` (\`category_id\`,\`_status\`,\`bedrooms\`,\`price\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_listings_v\` (\`version_category_id\`,\`version__status\`,\`version_bedrooms\`,\`version_price\`,\`version_created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`category__status_bedrooms_price_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
}
