import { shownBlocks } from '../model/hidden-blocks.ts'
import type { Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { withUnsaved } from './unsaved/with-unsaved.ts'

/**
 * The record as this endpoint shows it; every record that is delivered comes from here. Previews
 * have the values of an open form, and hidden blocks. Everything else has neither: what visitors and
 * other clients get, what a shared link shows, and the pictures and texts that are made of a page.
 */
export function asShown(context: DeliveryContext, slug: string, doc: Doc): Doc {
  if (context.endpoint === 'preview') return withUnsaved(context, slug, doc)
  return 'blocks' in doc ? { ...doc, blocks: shownBlocks(doc.blocks) } : doc
}
