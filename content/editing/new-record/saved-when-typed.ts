import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'
import { createdOnce } from './create-once.ts'

const FOLDER = '/new-record'

/**
 * Lets “Create New” open a form without a record: the record is saved with its first typed word. By
 * default Payload creates an empty draft as soon as the form opens
 * (`@payloadcms/next/dist/views/Document/index.js`).
 */
export function savedWhenTyped(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { components, ...admin } = collection.admin ?? {}
  const create = { Component: `${FOLDER}/view.tsx#NewRecordView`, path: '/create', exact: true }
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [
      ...(components?.edit?.beforeDocumentControls ?? []),
      `${FOLDER}/first-save.tsx#FirstSave`,
    ],
    SaveDraftButton: `${FOLDER}/first-save.tsx#NoButton`,
  }
  const views = { ...components?.views, create }
  return createdOnce({
    ...collection,
    admin: { ...admin, components: { ...components, edit, views } },
  })
}

/** The collection as the document view reads it, so that it creates no record. */
export function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return {
    ...collection,
    versions: { ...versions, drafts: { ...versions.drafts, autosave: false } },
  }
}
