import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "duration" numeric;
  ALTER TABLE "media" ADD COLUMN "shapes" jsonb;
  ALTER TABLE "map" ADD COLUMN "model_id" integer;
  ALTER TABLE "_map_v" ADD COLUMN "version_model_id" integer;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_model_id_media_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_model_id_media_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "map_model_idx" ON "map" USING btree ("model_id");
  CREATE INDEX "_map_v_version_version_model_idx" ON "_map_v" USING btree ("version_model_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_poster_id_media_id_fk";
  
  ALTER TABLE "map" DROP CONSTRAINT "map_model_id_media_id_fk";
  
  ALTER TABLE "_map_v" DROP CONSTRAINT "_map_v_version_model_id_media_id_fk";
  
  DROP INDEX "media_poster_idx";
  DROP INDEX "map_model_idx";
  DROP INDEX "_map_v_version_version_model_idx";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "duration";
  ALTER TABLE "media" DROP COLUMN "shapes";
  ALTER TABLE "map" DROP COLUMN "model_id";
  ALTER TABLE "_map_v" DROP COLUMN "version_model_id";`)
}
