import type { JsonObject, PayloadRequest, SanitizedGlobalConfig, TypeWithID } from 'payload'
import { type Found, type Holding, isSeen, lookInto } from './holding.ts'
import type { Target } from './target.ts'

/** Settings that hold the target, and their newest version. */
export async function inGlobal(req: PayloadRequest, config: SanitizedGlobalConfig, target: Target) {
  const { db } = req.payload
  const { slug, flattenedFields } = config
  const row = await db.findGlobal<JsonObject & TypeWithID>({ slug, req })
  const found = row && lookInto(req, flattenedFields, row, target)
  const seen =
    found &&
    ofGlobal(config, found, isSeen(row), () =>
      db.updateGlobal({ slug, data: found.after, req, returning: false }),
    )
  const where = { latest: { equals: true } }
  const versions = { global: slug, where, pagination: false, limit: 0, req }
  const { docs } = await db.findGlobalVersions<JsonObject>(versions)
  const drafts = docs.flatMap(({ id, ...version }) => {
    const hit = lookInto(req, flattenedFields, version.version, target)
    if (!hit) return []
    const versionData = { ...version, version: hit.after }
    const clean = () =>
      db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false })
    return [ofGlobal(config, hit, false, clean)]
  })
  return seen ? [seen, ...drafts] : drafts
}

function ofGlobal(
  { slug, label }: SanitizedGlobalConfig,
  { before, places }: Found,
  isPublic: boolean,
  clean: Holding['clean'],
): Holding {
  const title = typeof label === 'string' ? label : slug
  return { owner: { global: slug }, title, noun: '', isPublic, before, places, clean }
}
