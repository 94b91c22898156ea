import type { JsonObject, PayloadRequest, SanitizedGlobalConfig, TypeWithID } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { isPublic } from '../../payload/row.ts'
import { candidates } from './candidates.ts'
import { type ReferencingRow, type RowChange, removeFromRow } from './referencing-row.ts'
import { tableOf, versionsOf } from './tables.ts'

/**
 * A global and its newest version, if they refer to the target. They are read only if a search of
 * their tables finds the id: each has many tables below it.
 */
export async function inGlobal(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  target: Target,
): Promise<ReferencingRow[]> {
  const { db } = req.payload
  const isIn = async (table: string) => (await candidates(req, table, target)).length > 0
  // Both rows: they are few, and cleaned once they are read.
  const again = () => inGlobal(req, config, target)
  const { slug, flattenedFields } = config
  const row = (await isIn(tableOf(req.payload, slug)))
    ? await db.findGlobal<JsonObject & TypeWithID>({ slug, req })
    : undefined
  const change = row && removeFromRow(req, flattenedFields, row, target)
  const main =
    change &&
    ofGlobal(config, change, {
      isPublic: isPublic(row),
      clean: () => db.updateGlobal({ slug, data: change.after, req, returning: false }),
      again,
    })
  if (!config.versions || !(await isIn(versionsOf(req.payload, slug)))) return main ? [main] : []
  const where = { latest: { equals: true } }
  const versions = { global: slug, where, pagination: false, limit: 0, req }
  const { docs } = await db.findGlobalVersions<JsonObject>(versions)
  const drafts = docs.flatMap(({ id, ...version }) => {
    const change = removeFromRow(req, flattenedFields, version.version, target)
    if (!change) return []
    const versionData = { ...version, version: change.after }
    const clean = () =>
      db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false })
    return [ofGlobal(config, change, { isPublic: false, clean, again })]
  })
  return main ? [main, ...drafts] : drafts
}

function ofGlobal(
  { slug, label }: SanitizedGlobalConfig,
  { before, places }: RowChange,
  own: Pick<ReferencingRow, 'clean' | 'again' | 'isPublic'>,
): ReferencingRow {
  const title = typeof label === 'string' ? label : slug
  return { owner: { global: slug }, title, noun: '', before, places, ...own }
}
