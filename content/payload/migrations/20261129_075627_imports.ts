import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`listing_imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sheet\` text,
  	\`owner\` numeric NOT NULL,
  	\`by\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`client_address\` text,
  	\`phase\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`is_published\` integer,
  	\`total\` numeric NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`created\` numeric NOT NULL,
  	\`updated\` numeric NOT NULL,
  	\`refused\` text,
  	\`published\` numeric,
  	\`reason\` text,
  	\`spent_ms\` numeric NOT NULL,
  	\`left\` numeric,
  	\`binned\` numeric,
  	\`restored\` numeric,
  	\`kept\` text,
  	\`taken_back_by\` text,
  	\`taken_back_at\` text,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`listing_imports_state_idx\` ON \`listing_imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`listing_imports_ended_at_idx\` ON \`listing_imports\` (\`ended_at\`);`)
  await db.run(sql`CREATE INDEX \`listing_imports_updated_at_idx\` ON \`listing_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listing_imports_created_at_idx\` ON \`listing_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`listing_import_parts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`import_id\` numeric NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`planned\` text,
  	\`saved\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`listing_import_parts_updated_at_idx\` ON \`listing_import_parts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listing_import_parts_created_at_idx\` ON \`listing_import_parts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`importId_place_idx\` ON \`listing_import_parts\` (\`import_id\`,\`place\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`listing_imports\`;`)
  await db.run(sql`DROP TABLE \`listing_import_parts\`;`)
}
