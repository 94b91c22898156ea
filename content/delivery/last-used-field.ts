import type { DateField } from 'payload'
import { setByServiceOnly } from '../payload/access.ts'

/** When a delivery token was last used, exact to five minutes; empty until its first use. */
export const lastUsedField: DateField = {
  name: 'lastUsedAt',
  label: 'Last used',
  type: 'date',
  access: setByServiceOnly,
  admin: {
    condition: (data) => Boolean(data.id),
    components: {
      Cell: '/delivery/studio/last-used.tsx#LastUsedCell',
      Field: '/delivery/studio/last-used-field.tsx#LastUsedField',
    },
  },
}
