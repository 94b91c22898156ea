import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "map_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mesh_key" varchar,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "_map_v_version_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mesh_key" varchar,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "map" ADD COLUMN "plan_id" integer;
  ALTER TABLE "_map_v" ADD COLUMN "version_plan_id" integer;
  ALTER TABLE "map_places" ADD CONSTRAINT "map_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_places" ADD CONSTRAINT "_map_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "map_places_order_idx" ON "map_places" USING btree ("_order");
  CREATE INDEX "map_places_parent_id_idx" ON "map_places" USING btree ("_parent_id");
  CREATE INDEX "_map_v_version_places_order_idx" ON "_map_v_version_places" USING btree ("_order");
  CREATE INDEX "_map_v_version_places_parent_id_idx" ON "_map_v_version_places" USING btree ("_parent_id");
  ALTER TABLE "map" ADD CONSTRAINT "map_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_plan_id_media_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "map_plan_idx" ON "map" USING btree ("plan_id");
  CREATE INDEX "_map_v_version_version_plan_idx" ON "_map_v" USING btree ("version_plan_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "map_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_map_v_version_places" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "map_places" CASCADE;
  DROP TABLE "_map_v_version_places" CASCADE;
  ALTER TABLE "map" DROP CONSTRAINT "map_plan_id_media_id_fk";
  
  ALTER TABLE "_map_v" DROP CONSTRAINT "_map_v_version_plan_id_media_id_fk";
  
  DROP INDEX "map_plan_idx";
  DROP INDEX "_map_v_version_version_plan_idx";
  ALTER TABLE "map" DROP COLUMN "plan_id";
  ALTER TABLE "_map_v" DROP COLUMN "version_plan_id";`)
}
