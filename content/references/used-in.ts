import {
  type BasePayload,
  type CollectionSlug,
  type Endpoint,
  type Field,
  Forbidden,
  NotFound,
} from 'payload'
import { isEditor, isPublisher } from '../model/access.ts'
import { findUses } from './uses.ts'

/** Answers where a record is used: `GET /api/<collection>/<id>/used-in`. */
export function usedIn(collection: string): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/used-in',
    method: 'get',
    handler: async (req) => {
      if (!isEditor({ req }) || !isKnown(req.payload, collection)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
      const uses = await findUses(req, { collection, id })
      return Response.json({ uses, mayTakeOut: isPublisher({ req }) })
    },
  }
}

function isKnown({ collections }: BasePayload, slug: string): slug is CollectionSlug {
  return slug in collections
}

/** The same in the studio, beside the record. */
export const shownUses: Field = {
  name: 'usedIn',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => Boolean(data.id),
    components: { Field: '/studio/used-in.tsx#UsedIn' },
  },
}
