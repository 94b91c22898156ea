import type { PayloadRequest } from 'payload'
import { ownerOf } from '../../overview/kinds.ts'
import { markChanged } from '../../overview/mark-changed.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'
import { enqueuePublish } from '../../publish/enqueue-publish.ts'
import { tagsOf } from '../../publish/tags.ts'

/**
 * Stores all these rows without the target, in the request’s transaction, and notifies the site.
 */
export async function removeReferences(req: PayloadRequest, rows: ReferencingRow[]): Promise<void> {
  for (const { clean, owner } of rows) {
    await clean()
    const changed = ownerOf(owner)
    if (changed) await markChanged(req, changed)
  }
  const published = rows.filter(({ isPublic }) => isPublic)
  await enqueuePublish(req, [...new Set(published.flatMap(tagsOfRow))])
}

function tagsOfRow({ owner, before }: ReferencingRow) {
  if ('global' in owner) return [`global:${owner.global}`]
  const row = { ...before, id: owner.id }
  return tagsOf(owner.collection, row, row)
}
