import type { CollectionConfig, GlobalConfig } from 'payload'
import { site } from '../model/redirect-rules.ts'

const control = () => ({
  path: '/before-publishing/sheet/publish-control.tsx#PublishControl',
  clientProps: { site: new URL(site()).origin },
})

/** Shows what publishing will change before a record with drafts is published. */
export function withPublishSheet(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const components = admin?.components
  const edit = { ...components?.edit, PublishButton: control() }
  return { ...collection, admin: { ...admin, components: { ...components, edit } } }
}

/** The same for a global. */
export function globalWithPublishSheet(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const components = admin?.components
  const elements = { ...components?.elements, PublishButton: control() }
  return { ...global, admin: { ...admin, components: { ...components, elements } } }
}
