import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { siteOrigin } from '../../service/env.ts'
import { beforePublishingEndpoints } from './endpoints.ts'

const NOTE = '/workflow/before-publishing/sheet/selection-note.tsx#SelectionNote'

const buttons = () => ({
  PublishButton: {
    path: '/workflow/before-publishing/sheet/publish-control.tsx#PublishControl',
    clientProps: { site: siteOrigin() },
  },
})

/** Shows the changes before a record with drafts is published. */
export const beforePublishing: Feature = {
  collection(collection) {
    const { slug, versions } = collection
    if (typeof versions !== 'object' || !versions.drafts) return collection
    const aboveList = [{ path: NOTE, clientProps: { collection: slug } }]
    return addToCollection(collection, { buttons: buttons(), aboveList })
  },
  global: (global) => addToGlobal(global, { buttons: buttons() }),
  endpoints: beforePublishingEndpoints,
}
