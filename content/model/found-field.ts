import type { UIField } from 'payload'

/** Shows the search result of a page while the editor types. */
export const foundField: UIField = {
  name: 'found',
  type: 'ui',
  admin: { components: { Field: '/editing/found/found-panel.tsx#FoundPanel' } },
}
