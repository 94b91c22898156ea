import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'
import type { Feature } from '../../payload/feature.ts'
import { createdOnce } from './create-once.ts'

const FIRST_SAVE = '/editing/new-record/first-save.tsx#FirstSave'
const NO_BUTTON = '/editing/new-record/first-save.tsx#NoButton'
const VIEW = '/editing/new-record/view.tsx#NewRecordView'

/**
 * Lets “Create New” open a form without a record: the record is saved with its first typed word. By
 * default Payload creates an empty draft as soon as the form opens
 * (`@payloadcms/next/dist/views/Document/index.js`).
 */
export const savedWhenTyped: Feature = {
  collection: (collection) =>
    collection.versions ? createdOnce(withOwnForm(collection)) : collection,
}

function withOwnForm(collection: CollectionConfig): CollectionConfig {
  const { components, ...admin } = collection.admin ?? {}
  const { beforeDocumentControls = [] } = components?.edit ?? {}
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [...beforeDocumentControls, FIRST_SAVE],
    SaveDraftButton: NO_BUTTON,
  }
  const create = { Component: VIEW, path: '/create', exact: true }
  const views = { ...components?.views, create }
  return { ...collection, admin: { ...admin, components: { ...components, edit, views } } }
}

/** Configures the collection so that the document view creates no record. */
export function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return {
    ...collection,
    versions: { ...versions, drafts: { ...versions.drafts, autosave: false } },
  }
}
