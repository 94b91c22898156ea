import type { UIField } from 'payload'

/** Shows how a page is found, as the editor types. */
export const foundField: UIField = {
  name: 'found',
  type: 'ui',
  admin: { components: { Field: '/editing/found/found-panel.tsx#FoundPanel' } },
}
