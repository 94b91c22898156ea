import {
  ADDRESS_NAMES,
  type Addresses,
  type EnteredAddresses,
  setAddresses,
  withDefaults,
} from '@belvedere/kit/addresses.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { tableOf } from '../overview/references/tables.ts'
import { readRows } from '../payload/database/read-rows.ts'
import { asDoc, asText } from '../payload/doc.ts'
import { isPublic, type Row } from '../payload/row.ts'

/**
 * From here on this program uses the published names of addresses. Asked before every answer of the
 * delivery API: another program with the same database may have published others.
 */
export async function readAddresses(req: PayloadRequest): Promise<void> {
  const [row] = await readRows(
    req,
    sql`SELECT addresses_map AS map, addresses_real_estate AS "realEstate",
      addresses_experiences AS experiences, addresses_gallery AS gallery
      FROM ${sql.identifier(tableOf(req.payload, 'site'))} WHERE _status = 'published' LIMIT 1`,
  )
  setAddresses(entered(row))
}

/** The names of the published settings. */
export function addressesIn(site: Row | undefined): Addresses {
  return withDefaults(isPublic(site) ? entered(site?.addresses) : undefined)
}

function entered(value: unknown): EnteredAddresses {
  const names = asDoc(value)
  return Object.fromEntries(ADDRESS_NAMES.map((name) => [name, asText(names[name])]))
}
