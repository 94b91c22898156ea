import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { fillUnitOrder } from '../../database/fill-unit-order.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "unit_order" varchar;
  ALTER TABLE "_listings_v" ADD COLUMN "version_unit_order" varchar;
  CREATE INDEX "listings_unit_order_idx" ON "listings" USING btree ("unit_order");
  CREATE INDEX "_listings_v_version_version_unit_order_idx" ON "_listings_v" USING btree ("version_unit_order");`)
  await fillUnitOrder((statement) => db.execute(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "listings_unit_order_idx";
  DROP INDEX "_listings_v_version_version_unit_order_idx";
  ALTER TABLE "listings" DROP COLUMN "unit_order";
  ALTER TABLE "_listings_v" DROP COLUMN "version_unit_order";`)
}
