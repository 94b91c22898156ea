import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { expect, onTestFinished, test } from 'vitest'
import { naturalOrder } from '../model/natural-order.ts'
import { fillUnitOrder } from './fill-unit-order.ts'

test('listings and versions that were saved before are sorted by their unit too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-unit-order-'))
  const client = createClient({ url: `file:${join(folder, 'content.sqlite')}` })
  onTestFinished(() => {
    client.close()
    rmSync(folder, { recursive: true })
  })
  await client.executeMultiple(`
    CREATE TABLE listings (id integer, unit text, unit_order text);
    CREATE TABLE _listings_v (id integer, version_unit text, version_unit_order text);
    INSERT INTO listings (id, unit) VALUES (1, 'L 10'), (2, 'L 2'), (3, ''), (4, NULL);
    INSERT INTO _listings_v (id, version_unit) VALUES (7, 'L 10'), (8, '');
  `)
  const db = drizzle(client)

  await fillUnitOrder((statement) => db.run(statement))

  const rowsOf = async (query: string) =>
    (await client.execute(query)).rows.map((row) => ({ ...row }))
  expect(await rowsOf('SELECT * FROM listings ORDER BY id')).toEqual([
    { id: 1, unit: 'L 10', unit_order: naturalOrder('L 10') },
    { id: 2, unit: 'L 2', unit_order: naturalOrder('L 2') },
    { id: 3, unit: null, unit_order: null },
    { id: 4, unit: null, unit_order: null },
  ])
  expect(await rowsOf('SELECT version_unit, version_unit_order FROM _listings_v')).toEqual([
    { version_unit: 'L 10', version_unit_order: naturalOrder('L 10') },
    { version_unit: null, version_unit_order: null },
  ])
})
