import type { CollectionConfig } from 'payload'
import { beforeDeletingEndpoint } from './endpoint.ts'
import type { Nouns } from './words.ts'

const RECORD = '/workflow/before-deleting/studio/delete-record.tsx#DeleteRecord'
const SELECTED = '/workflow/before-deleting/studio/delete-selected.tsx#DeleteSelected'

/**
 * Says before records of this collection are deleted that it is for ever, and what uses them. A list
 * with a view of its own shows `DeleteSelected` itself.
 */
export function withDeleteDialog(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, slug } = collection
  const components = admin?.components
  const clientProps = { collection: slug, nouns: nounsOf(collection) }
  const controls = components?.edit?.beforeDocumentControls ?? []
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [...controls, { path: RECORD, clientProps }],
  }
  const beforeListTable = [...(components?.beforeListTable ?? []), { path: SELECTED, clientProps }]
  return {
    ...collection,
    endpoints: [...(endpoints || []), beforeDeletingEndpoint(slug)],
    admin: { ...admin, components: { ...components, beforeListTable, edit } },
  }
}

/** The collection of files is called “Media”, which is no plural to count with. */
function nounsOf({ labels, slug }: CollectionConfig): Nouns {
  const [singular, plural] = [labels?.singular, labels?.plural]
  if (typeof singular !== 'string' || typeof plural !== 'string')
    return { singular: slug, plural: slug }
  return { singular, plural: slug === 'media' ? `${singular}s` : plural }
}
