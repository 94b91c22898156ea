import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`note\` text,
  	\`expires_at\` text NOT NULL,
  	\`revoked_at\` text,
  	\`created_by_id\` integer,
  	\`last_used_at\` text,
  	\`uses\` numeric DEFAULT 0,
  	\`record\` text NOT NULL,
  	\`slug\` text,
  	\`token_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_created_by_idx\` ON \`preview_links\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_record_idx\` ON \`preview_links\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_token_hash_idx\` ON \`preview_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_links\`;`)
}
