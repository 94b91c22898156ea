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
  	\`version\` text,
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
  // Settings that were saved before have the templates that new ones begin with.
  await db.run(sql`INSERT INTO \`enquiry_settings_answer_templates\` (\`_order\`, \`_parent_id\`, \`id\`, \`name\`, \`body\`)
SELECT 1, \`id\`, lower(hex(randomblob(12))), 'A visit', 'Dear {name},

Thank you for writing to us. We would be glad to show you {house}.

Which days would suit you, and how many of you will come?

Pictures, plans and facts are here: {link}

Kind regards,
{sender}' FROM \`enquiry_settings\`;`)
  await db.run(sql`INSERT INTO \`enquiry_settings_answer_templates\` (\`_order\`, \`_parent_id\`, \`id\`, \`name\`, \`body\`)
SELECT 2, \`id\`, lower(hex(randomblob(12))), 'Plans and prices', 'Dear {name},

Thank you for your interest in {house}. The plans and prices that you asked for are with this mail.

If anything is open, answer this mail or tell us when we may call you.

Kind regards,
{sender}' FROM \`enquiry_settings\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_answers\`;`)
  await db.run(sql`DROP TABLE \`enquiries_drafts\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_answer_templates\`;`)
}
