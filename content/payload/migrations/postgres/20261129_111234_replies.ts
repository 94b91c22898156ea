import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "enquiries_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"from" varchar,
  	"text" varchar,
  	"is_cut" boolean,
  	"files" jsonb,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "enquiries_replies" ADD CONSTRAINT "enquiries_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_replies_order_idx" ON "enquiries_replies" USING btree ("_order");
  CREATE INDEX "enquiries_replies_parent_id_idx" ON "enquiries_replies" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries_replies" CASCADE;`)
}
