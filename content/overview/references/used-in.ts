import { type Field, Forbidden } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { findUses } from './uses.ts'

/** `GET /api/<collection>/<id>/used-in`: where a record is used, as `{ uses, mayTakeOut }`. */
export function usedInEndpoint(collection: string) {
  return endpoint(isEditor, 'get', '/:id/used-in', async (req) => {
    if (!isCollection(req.payload, collection)) throw new Forbidden(req.t)
    const uses = await findUses(req, { collection, id: readId(req) })
    return { uses, mayTakeOut: isPublisher({ req }) }
  })
}

/** The sidebar field of the studio that shows where a record is used. */
export const usedInField: Field = {
  name: 'usedIn',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => Boolean(data.id),
    components: { Field: '/studio/used-in.tsx#UsedIn' },
  },
}
