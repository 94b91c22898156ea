import {
  APIError,
  type BasePayload,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Field,
  Forbidden,
  NotFound,
} from 'payload'
import { isEditor, isPublisher } from '../model/access.ts'
import { findHoldings } from './holdings.ts'
import { takeOut } from './take-out.ts'
import { findUses, type Use, usesOf, wordsFor } from './uses.ts'

const CONFLICT = 409

/**
 * Nobody in the studio deletes by mistake what is still used; asked to, the deletion takes it out
 * of every place first. What programs delete is taken out without asking.
 */
const lookForUses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const holdings = await findHoldings(req, { collection: collection.slug, id })
  if (holdings.length === 0) return
  const uses = usesOf(holdings)
  const isPerson = isEditor({ req }) && req.payloadAPI !== 'local'
  const message = isPerson ? refusalOf(uses, isAgreed(req.query), isPublisher({ req })) : ''
  if (message) throw new APIError(message, CONFLICT, { uses }, true)
  await takeOut(req, holdings)
}

/** Asked for by the studio once somebody has seen where the record is used. */
const isAgreed = (query: Record<string, unknown> | undefined) => query?.takeOut === 'true'

function refusalOf(uses: Use[], isAgreed: boolean, mayTakeOut: boolean): string {
  const needed = uses.filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    return `This is needed by ${wordsFor(needed)}. Choose something else there first.`
  if (uses.length === 0 || (isAgreed && mayTakeOut)) return ''
  const advice = mayTakeOut
    ? 'Take it out there first, or open it and choose “Take out everywhere and delete” under “Used in”.'
    : 'Take it out there first, or ask a publisher to.'
  return `This is still used in ${wordsFor(uses)}. ${advice}`
}

/** Payload looks for the id as a number, while what the studio has written down is text. */
const forgetTimetable: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      processing: { equals: false },
      'input.doc.value': { equals: String(id) },
      'input.doc.relationTo': { equals: collection.slug },
    },
    req,
  })
}

/** Answers where a record is used: `GET /api/<collection>/<id>/used-in`. */
function usedIn(collection: string): Omit<Endpoint, 'root'> {
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

const shown: Field = {
  name: 'usedIn',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => Boolean(data.id),
    components: { Field: '/studio/used-in.tsx#UsedIn' },
  },
}

/** Guards the records of a collection that others refer to, and shows in the studio where. */
export function guardedWhereUsed(collection: CollectionConfig): CollectionConfig {
  const { hooks, endpoints, fields, slug } = collection
  return {
    ...collection,
    fields: [...fields, shown],
    endpoints: [...(endpoints || []), usedIn(slug)],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks?.beforeDelete ?? []), lookForUses],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetTimetable],
    },
  }
}
