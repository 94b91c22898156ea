import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`mesh_key\` text,
  	\`x\` numeric,
  	\`y\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`map_places_order_idx\` ON \`map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`map_places_parent_id_idx\` ON \`map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_version_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mesh_key\` text,
  	\`x\` numeric,
  	\`y\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_places_order_idx\` ON \`_map_v_version_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_places_parent_id_idx\` ON \`_map_v_version_places\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`plan_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`map_plan_idx\` ON \`map\` (\`plan_id\`);`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_plan_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_plan_idx\` ON \`_map_v\` (\`version_plan_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`map_places\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_places\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_map\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`model_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_map\`("id", "model_id", "blocks", "seo_image_id", "seo_no_index", "_status", "updated_at", "created_at") SELECT "id", "model_id", "blocks", "seo_image_id", "seo_no_index", "_status", "updated_at", "created_at" FROM \`map\`;`)
  await db.run(sql`DROP TABLE \`map\`;`)
  await db.run(sql`ALTER TABLE \`__new_map\` RENAME TO \`map\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`map_model_idx\` ON \`map\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`map_seo_seo_image_idx\` ON \`map\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`map__status_idx\` ON \`map\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__map_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_model_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__map_v\`("id", "version_model_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_model_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_map_v\`;`)
  await db.run(sql`DROP TABLE \`_map_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__map_v\` RENAME TO \`_map_v\`;`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_model_idx\` ON \`_map_v\` (\`version_model_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_seo_version_seo_image_idx\` ON \`_map_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version__status_idx\` ON \`_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_created_at_idx\` ON \`_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_updated_at_idx\` ON \`_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_snapshot_idx\` ON \`_map_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_published_locale_idx\` ON \`_map_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_latest_idx\` ON \`_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_autosave_idx\` ON \`_map_v\` (\`autosave\`);`)
}
