import { type Endpoint, type Field, Forbidden, NotFound } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { findUses } from './uses.ts'

/** `GET /api/<collection>/<id>/used-in`: the uses of a record, as `{ uses, mayTakeOut }`. */
export function usedInEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/used-in',
    method: 'get',
    handler: async (req) => {
      if (!isEditor({ req }) || !isCollection(req.payload, collection)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
      const uses = await findUses(req, { collection, id })
      return Response.json({ uses, mayTakeOut: isPublisher({ req }) })
    },
  }
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
