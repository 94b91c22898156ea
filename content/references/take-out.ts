import type { PayloadRequest } from 'payload'
import { enqueuePublish } from '../publish/enqueue-publish.ts'
import { tagsOf } from '../publish/tags.ts'
import type { Holding } from './holding.ts'

/** Takes the target out of all these rows, in the transaction of the request, and tells the site. */
export async function takeOut(req: PayloadRequest, holdings: Holding[]): Promise<void> {
  for (const { clean } of holdings) await clean()
  const seen = holdings.filter(({ isPublic }) => isPublic)
  await enqueuePublish(req, [...new Set(seen.flatMap(tagsOfHolding))])
}

function tagsOfHolding({ owner, before }: Holding) {
  if ('global' in owner) return [`global:${owner.global}`]
  const row = { ...before, id: owner.id }
  return tagsOf(owner.collection, row, row)
}
