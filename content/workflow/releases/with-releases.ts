import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { forgetRecord } from './forget.ts'
import { keepSeen, keepSeenGlobal } from './keep-seen.ts'

const LINE = '/workflow/releases/studio/release-line.tsx#ReleaseLine'

const line: Field = {
  name: 'releases',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: LINE } },
}

/** Says above the fields of a record with drafts which releases it is in, and adds it to one. */
export function withReleases(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const afterDelete = [...(collection.hooks?.afterDelete ?? []), forgetRecord]
  const afterChange = [...(collection.hooks?.afterChange ?? []), keepSeen]
  const hooks = { ...collection.hooks, afterChange, afterDelete }
  return { ...collection, hooks, fields: [line, ...collection.fields] }
}

/** As `withReleases`, for a global. */
export function globalWithReleases(global: GlobalConfig): GlobalConfig {
  const afterChange = [...(global.hooks?.afterChange ?? []), keepSeenGlobal]
  const hooks = { ...global.hooks, afterChange }
  return { ...global, hooks, fields: [line, ...global.fields] }
}
