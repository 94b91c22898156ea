import type { DeliveryContext, Unsaved } from '../context.ts'
import { pageSlug } from './page-slug.ts'
import { skimBlock } from './skim-blocks.ts'
import { type UnsavedDocument, unsavedDocuments } from './unsaved-store.ts'

/** The message for a key that is unknown, forgotten or another user's. */
export const UNSAVED_GONE = 'This unsaved document is no longer known: send it again.'

/** The header has 24 bytes as base64url. */
const KEY = /^[\w-]{1,64}$/

/**
 * Makes a request for a preview show an unsaved document, if its headers name one. Returns false if
 * they name one that this caller may not see.
 */
export function showUnsaved(headers: Headers, context: DeliveryContext): boolean {
  const key = headers.get('x-unsaved')
  if (key === null) return true
  const user = editorOf(context)
  const document =
    user !== undefined && KEY.test(key) ? unsavedDocuments.find(key, user) : undefined
  if (!document) return false
  const only = headers.get('x-blocks')
  const shown = only === null ? undefined : new Set(only.split(',').map((id) => id.trim()))
  context.unsaved = unsavedOf(context, document, shown)
  return true
}

function unsavedOf(
  context: DeliveryContext,
  document: UnsavedDocument,
  shown?: Set<string>,
): Unsaved {
  const { config } = context.req.payload
  const blocks = document.order.flatMap((id) => {
    const block = document.blocks.get(id)
    if (!block) return []
    return [!shown || shown.has(id) ? block : skimBlock(config, block)]
  })
  const { record, values, slugs } = document
  const slug = pageSlug(record, values)
  return { record, slugs, values: { ...values, blocks, ...(slug && { slug }) } }
}

/**
 * The editor who looks at a preview; undefined for everybody else. Delivery tokens and links for
 * outsiders are no editors, so nobody but the person who types sees an unsaved document.
 */
function editorOf({ endpoint, editor }: DeliveryContext): number | undefined {
  return endpoint === 'preview' ? editor : undefined
}
