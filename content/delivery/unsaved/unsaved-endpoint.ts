import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { EDITOR_BYTES, tooLarge } from '../../service/limits.ts'
import { refuse } from '../../service/refuse.ts'
import type { DeliveryContext } from '../context.ts'
import { NEW_ID } from './new-id.ts'
import { formPageOf, pageOf } from './page-of.ts'
import { pageSlug } from './page-slug.ts'
import { parseUnsaved, UnsavedError } from './parse-unsaved.ts'
import { UNSAVED_GONE } from './show-unsaved.ts'
import { type UnsavedDocument, unsavedDocuments } from './unsaved-store.ts'

const SIGN_IN = 'Sign in to the studio to see a page while you edit it.'
const NO_JSON = 'Send the document as JSON.'
const NOT_FOUND = 'This record does not exist, or was deleted.'

/**
 * `POST /api/unsaved`: the current values of an open form, so that its page can be rendered without
 * saving. Answers with the key of the document, its version, the path of its page, and that of the
 * page where visitors ask if it is partly shown there.
 */
export const unsavedEndpoint: Endpoint = {
  path: '/unsaved',
  method: 'post',
  handler: async (req) => {
    const user = isEditor({ req }) ? req.user?.id : undefined
    if (user === undefined) return refuse(403, SIGN_IN)
    if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
      return refuse(413, tooLarge(EDITOR_BYTES))
    try {
      return await receive(req, user, await req.json?.().catch(() => undefined))
    } catch (error) {
      if (error instanceof UnsavedError) return refuse(400, error.message)
      throw error
    }
  },
}

async function receive(req: PayloadRequest, user: number | string, body: unknown) {
  if (body === undefined) return refuse(400, NO_JSON)
  const { record, key: known, changes } = parseUnsaved(req.payload.config, body)
  if (known === undefined && !(await exists(req, record))) return refuse(404, NOT_FOUND)
  const key = known ?? unsavedDocuments.open({ user, record })
  const document = unsavedDocuments.find(key, user)
  if (document?.record !== record) return refuse(410, UNSAVED_GONE)
  unsavedDocuments.update(key, changes)
  return Response.json({ key, version: document.version, ...(await pagePaths(req, document)) })
}

/**
 * The path is stored apart from the document: the page keeps its address while its slug is typed.
 */
async function pagePaths(req: PayloadRequest, { record, values, slugs }: UnsavedDocument) {
  const slug = pageSlug(record, values)
  if (slug) remember(slugs, slug)
  const state = { tags: new Set<string>(), globals: new Map() }
  const context: DeliveryContext = { req, endpoint: 'preview', isSite: false, ...state }
  const path = (await pageOf(context, record, values)) ?? null
  return { path, form: (await formPageOf(context, record)) ?? null }
}

/** More slugs than can be in flight to a page at any time. */
const MAX_SLUGS = 20

function remember(slugs: Set<string>, slug: string) {
  slugs.delete(slug)
  slugs.add(slug)
  for (const old of slugs) if (slugs.size > MAX_SLUGS) slugs.delete(old)
}

/** With the rights of the user, who may not see every record; a new one may be made. */
async function exists(req: PayloadRequest, record: string): Promise<boolean> {
  const [collection = '', id = ''] = record.split(':')
  const options = { depth: 0, draft: true, overrideAccess: false, req } as const
  if (collection === 'global') {
    return Boolean(await req.payload.findGlobal({ slug: id as GlobalSlug, ...options }))
  }
  const slug = collection as CollectionSlug
  if (Number(id) === NEW_ID) {
    const { create } = req.payload.collections[slug].config.access
    return (await create({ req })) !== false
  }
  const found = { collection: slug, id, disableErrors: true, ...options } as const
  return Boolean(await req.payload.findByID(found))
}
