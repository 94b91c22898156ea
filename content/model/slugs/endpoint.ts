import type { Endpoint } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { refuse } from '../../service/refuse.ts'
import { addressed, freeSlug, isAddressed, recordAt } from '../free-slug.ts'

/**
 * `GET /api/slugs?collection=pages&title=…` answers with a free slug for a title, and with `slug=…`
 * which other record has it. `id` is the record itself, which is ignored.
 */
export const slugsEndpoint: Endpoint = {
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
    })
  },
}
