import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bulk_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`by\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`client_address\` text,
  	\`state\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`reason\` text,
  	\`spent_ms\` numeric NOT NULL,
  	\`ended_at\` text,
  	\`what\` text NOT NULL,
  	\`about\` text NOT NULL,
  	\`records\` text NOT NULL,
  	\`done\` numeric NOT NULL,
  	\`named\` text,
  	\`last\` text,
  	\`seen\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_changes_state_idx\` ON \`bulk_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_ended_at_idx\` ON \`bulk_changes\` (\`ended_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_about_idx\` ON \`bulk_changes\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_updated_at_idx\` ON \`bulk_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_changes_created_at_idx\` ON \`bulk_changes\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bulk_changes\`;`)
}
