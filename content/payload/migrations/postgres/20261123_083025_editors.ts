import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"note" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"last_used_at" timestamp(3) with time zone,
  	"uses" numeric DEFAULT 0,
  	"record" varchar NOT NULL,
  	"slug" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "experiences" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_experiences_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "galleries" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "listings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_listings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "real_estate_categories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_real_estate_categories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "amenities" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_amenities_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_folders_id" integer;
  ALTER TABLE "home" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "real_estate_overview" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_real_estate_overview_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "map" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_map_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "site" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "global" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_global_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "preview_links_created_by_idx" ON "preview_links" USING btree ("created_by_id");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_folders_name_idx" ON "media_folders" USING btree ("name");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "public"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("media_folders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "media_folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_media_folders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_folders_fk";
  
  DROP INDEX "media_folder_idx";
  DROP INDEX "payload_locked_documents_rels_media_folders_id_idx";
  ALTER TABLE "media_locales" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "experiences" DROP COLUMN "saved_by";
  ALTER TABLE "_experiences_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "galleries" DROP COLUMN "saved_by";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "listings" DROP COLUMN "saved_by";
  ALTER TABLE "_listings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "real_estate_categories" DROP COLUMN "saved_by";
  ALTER TABLE "_real_estate_categories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "amenities" DROP COLUMN "saved_by";
  ALTER TABLE "_amenities_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_folders_id";
  ALTER TABLE "home" DROP COLUMN "saved_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "real_estate_overview" DROP COLUMN "saved_by";
  ALTER TABLE "_real_estate_overview_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "map" DROP COLUMN "saved_by";
  ALTER TABLE "_map_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site" DROP COLUMN "saved_by";
  ALTER TABLE "_site_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "global" DROP COLUMN "saved_by";
  ALTER TABLE "_global_v" DROP COLUMN "version_saved_by";`)
}
