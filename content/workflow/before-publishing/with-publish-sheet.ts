import type { CollectionConfig, GlobalConfig } from 'payload'
import { site } from '../../model/redirect-rules.ts'

const NOTE = '/workflow/before-publishing/sheet/selection-note.tsx#SelectionNote'

const control = () => ({
  path: '/workflow/before-publishing/sheet/publish-control.tsx#PublishControl',
  clientProps: { site: new URL(site()).origin },
})

/** Shows what publishing will change before a record with drafts is published. */
export function withPublishSheet(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const components = admin?.components
  const edit = { ...components?.edit, PublishButton: control() }
  const note = { path: NOTE, clientProps: { collection: collection.slug } }
  const beforeListTable = [...(components?.beforeListTable ?? []), note]
  return {
    ...collection,
    admin: { ...admin, components: { ...components, beforeListTable, edit } },
  }
}

/** The same for a global. */
export function globalWithPublishSheet(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const components = admin?.components
  const elements = { ...components?.elements, PublishButton: control() }
  return { ...global, admin: { ...admin, components: { ...components, elements } } }
}
