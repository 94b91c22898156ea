import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`by\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`files\` text,
  	\`at\` text,
  	\`way\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_answers_order_idx\` ON \`enquiries_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answers_parent_id_idx\` ON \`enquiries_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_drafts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`by\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`files\` text,
  	\`at\` text,
  	\`user\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_drafts_order_idx\` ON \`enquiries_drafts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_drafts_parent_id_idx\` ON \`enquiries_drafts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_answer_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`languages\` text,
  	\`subject\` text,
  	\`body\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_answer_templates_order_idx\` ON \`enquiry_settings_answer_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_answer_templates_parent_id_idx\` ON \`enquiry_settings_answer_templates\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_answers\`;`)
  await db.run(sql`DROP TABLE \`enquiries_drafts\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_answer_templates\`;`)
}
