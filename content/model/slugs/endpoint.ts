import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { refuse } from '../../service/refuse.ts'
import { type Addressed, addressed, freeSlug, isAddressed, recordAt } from '../free-slug.ts'

/** The redirect that is made when a public record is published with another slug. */
export type Move = {
  from: string
  to: string
  /** Whether the addresses below it are redirected as well. */
  isWithBelow: boolean
}

type FindMove = (
  req: PayloadRequest,
  collection: Addressed,
  id: string,
  slug: string,
) => Promise<Move | undefined>

/**
 * `GET /api/slugs?collection=pages&title=…` answers with a free slug for a title, and with `slug=…`
 * which other record has it, and which redirect it makes. `id` is the record itself.
 */
export const slugsEndpoint = (findMove: FindMove): Endpoint => ({
  path: '/slugs',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) {
      const message = 'Sign in to the studio to see which slugs are free.'
      return refuse(403, message)
    }
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const [collection, title, slug, ownId] = ['collection', 'title', 'slug', 'id'].map(
      (name) => searchParams.get(name) ?? '',
    )
    if (!collection || !isAddressed(collection)) {
      const message = `Name a collection: ${addressed.join(', ')}.`
      return refuse(400, message)
    }
    const scope = { req, collection, ...(ownId && { ownId }) }
    const other = slug ? await recordAt(slug, scope) : undefined
    return Response.json({
      free: title ? await freeSlug(title, scope) : '',
      usedBy: other ? (other.title ?? String(other.id)) : null,
      move: (slug && ownId && (await findMove(req, collection, ownId, slug))) || null,
    })
  },
})
