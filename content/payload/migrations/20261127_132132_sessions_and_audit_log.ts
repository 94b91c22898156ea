import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`session_details\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sid\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`device\` text,
  	\`client_address\` text,
  	\`seen_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_details_sid_idx\` ON \`session_details\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`session_details_account_idx\` ON \`session_details\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`session_details_seen_at_idx\` ON \`session_details\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`session_details_updated_at_idx\` ON \`session_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_details_created_at_idx\` ON \`session_details\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`topic\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`account\` numeric,
  	\`person\` text,
  	\`record\` text,
  	\`title\` text,
  	\`facts\` text,
  	\`client_address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`topic_createdAt_idx\` ON \`audit_log\` (\`topic\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`account_createdAt_idx\` ON \`audit_log\` (\`account\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`record_createdAt_idx\` ON \`audit_log\` (\`record\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`delivery_tokens\` ADD \`last_used_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`session_details\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`ALTER TABLE \`delivery_tokens\` DROP COLUMN \`last_used_at\`;`)
}
