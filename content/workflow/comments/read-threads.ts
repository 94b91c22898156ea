import type { PayloadRequest } from 'payload'
import type { Comment } from '../../payload-types.ts'
import type { ShownComment, Thread } from './shown.ts'

/** All threads of a record, the oldest first. */
export async function readThreads(req: PayloadRequest, record: string): Promise<Thread[]> {
  const where = { record: { equals: record } }
  const find = { collection: 'comments', where, sort: 'id', pagination: false, depth: 0 } as const
  const { docs } = await req.payload.find({ ...find, overrideAccess: false, req })
  return docs.filter(({ thread }) => !thread).map((first) => threadOf(first, docs))
}

function threadOf(first: Comment, docs: readonly Comment[]): Thread {
  const { id, block, blockName, resolvedAt, resolvedBy } = first
  return {
    ...shown(first),
    block: block || null,
    blockName: blockName ?? '',
    resolvedBy: resolvedBy ?? '',
    isResolved: Boolean(resolvedAt),
    replies: docs.filter(({ thread }) => thread === id).map(shown),
  }
}

function shown({ id, text, by, at }: Comment): ShownComment {
  return { id, text, by: by ?? '', at }
}
