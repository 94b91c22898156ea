import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { EDITED_TOGETHER } from '../together/target.ts'

const PATH = '/editing/kept/keep-typed.tsx#KeepTyped'

/** A field, since the page of one’s own account shows no other parts of the form. */
const inForm: Field = {
  name: 'keptTyping',
  type: 'ui',
  admin: { components: { Field: PATH }, disableBulkEdit: true, disableListColumn: true },
}

/**
 * Keeps what is typed in the forms of a collection without drafts, which have no autosave. Where several people edit a record at once, its own form keeps it, and this the new ones. Files
 * are often chosen several at a time, whose forms show fields alone: nothing is kept there.
 */
export function withTypingKept(collection: CollectionConfig): CollectionConfig {
  const onlyNew = EDITED_TOGETHER in (collection.custom ?? {})
  if (!onlyNew) return addToCollection(collection, { below: [inForm] })
  return addToCollection(collection, { controls: [{ path: PATH, clientProps: { onlyNew } }] })
}

/** The same for a global without drafts. */
export const globalWithTypingKept = (global: GlobalConfig): GlobalConfig =>
  addToGlobal(global, { below: [inForm] })

/** The same for content without drafts, such as files. */
export const typingKept: Feature = {
  collection: (collection) => (collection.versions ? collection : withTypingKept(collection)),
}
