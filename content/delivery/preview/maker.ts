import type { Payload } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import type { User } from '../../payload-types.ts'

/**
 * Whether the maker of a link may share it still: a link shows what its maker may show, so without
 * that account or its right to publish it shows nothing.
 */
export async function mayShare({ db }: Payload, maker: unknown): Promise<boolean> {
  const id = makerId(maker)
  if (id === undefined) return false
  const user = await db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
  return !!user && isPublisher({ req: { user: { ...user, collection: 'users' } } })
}

function makerId(maker: unknown): number | undefined {
  const { id } = typeof maker === 'object' ? { id: undefined, ...maker } : { id: maker }
  return typeof id === 'number' ? id : undefined
}
