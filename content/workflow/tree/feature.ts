import type { Feature } from '../../payload/feature.ts'

const Component = '/workflow/tree/studio/pages-view.tsx#PagesView'

/** Shows the pages as a tree too, by menu and address. */
export const pagesAsTree: Feature = {
  collection: (collection) => {
    if (collection.slug !== 'pages') return collection
    const { admin } = collection
    const { components } = admin ?? {}
    const views = { ...components?.views, list: { Component } }
    return { ...collection, admin: { ...admin, components: { ...components, views } } }
  },
}
