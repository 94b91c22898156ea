import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { usedAmong } from '../../overview/references/used-among.ts'
import { findUses, type Use } from '../../overview/references/uses.ts'
import { recordsOf } from '../bulk/begin.ts'
import { allowedIds, countsOf, findRecords, goingTogether, type WhatGoes } from './what-goes.ts'

/** As for a few, with the first records that stay, and how many there are. */
export type ManyGo = WhatGoes & { used: number; forbidden: number }

/** So many that stay are named. */
const NAMED = 5
/** So many are looked up one by one, for their places. */
const MOST_LOOKED_UP = 25

/**
 * The effects of moving all matching records to the bin, however many: one statement says which are used.
 * They are looked up again as each is moved, since the answer may have changed by then.
 */
export async function manyGo(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<ManyGo> {
  const records = await recordsOf(req, 'bin', collection, where)
  const ids = records.map((record) => Number(record.slice(record.indexOf(':') + 1)))
  const allowed = await allowedIds(req, collection, ids)
  const found = await usedAmong(req, { collection, ids: allowed })
  const { going, staying, uses } = await namedUses(req, collection, allowed, found)
  const named = staying.filter((id) => uses.has(id)).slice(0, NAMED)
  const titles = named.length > 0 ? await findRecords(req, collection, named) : []
  return {
    ...(await countsOf(req, collection, [...going])),
    kept: titles.map((one) => ({ ...one, uses: uses.get(one.id) ?? [] })),
    used: staying.length,
    forbidden: ids.length - allowed.length,
    address: null,
  }
}

type Paths = ReadonlyMap<number, ReadonlySet<string>>

/** The places in which the first of those that stay are used; one that nothing uses goes with the others. */
async function namedUses(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
  found: Paths,
) {
  const uses = new Map<number, Use[]>()
  const paths = new Map(
    Array.from(found, ([id, all]) => [id, Array.from(all, (path) => ({ path }))] as const),
  )
  for (;;) {
    const going = goingTogether(collection, ids, paths)
    const staying = ids.filter((id) => !going.has(id))
    const next = staying.find((id) => !uses.has(id))
    const isNamed = staying.filter((id) => uses.has(id)).length >= NAMED
    if (next === undefined || isNamed || uses.size >= MOST_LOOKED_UP)
      return { going, staying, uses }
    const exact = await findUses(req, { collection, id: next })
    uses.set(next, exact)
    paths.set(next, exact)
  }
}
