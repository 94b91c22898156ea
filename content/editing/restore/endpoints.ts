import {
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { restoreGlobalAsDraft, restoreRecordAsDraft } from './restore-as-draft.ts'

/** `POST /api/{collection}/versions/{id}`, with or without `draft=true`. */
export function restoreRecordHandler(slug: CollectionSlug): Endpoint['handler'] {
  return async (req) => {
    const { doc, versionDate } = await restoreRecordAsDraft(slug, optionsOf(req))
    return Response.json({ ...doc, message: tellRestored(versionDate) })
  }
}

/** `POST /api/globals/{global}/versions/{id}`, with or without `draft=true`. */
export function restoreGlobalHandler(slug: GlobalSlug): Endpoint['handler'] {
  return async (req) => {
    const { doc, versionDate } = await restoreGlobalAsDraft(slug, optionsOf(req))
    return Response.json({ doc, message: tellRestored(versionDate) })
  }
}

function optionsOf(req: PayloadRequest) {
  const { id } = { id: undefined, ...req.routeParams }
  if (!/^\d+$/.test(String(id))) throw new NotFound(req.t)
  const depth = Number(req.searchParams?.get('depth') ?? Number.NaN)
  return { req, id: Number(id), overrideAccess: false, ...(Number.isInteger(depth) && { depth }) }
}

/** The studio's message after a version was restored. */
export function tellRestored(versionDate: string): string {
  const day = new Date(versionDate).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return `Version of ${day} restored as a draft. Publish it when it is ready.`
}
