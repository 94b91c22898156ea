import type { UIField } from 'payload'
import { isAdministrator } from '../../payload/access.ts'

/** The list of sessions below an account: on one’s own, and for administrators on everybody’s. */
export const sessionListField: UIField = {
  name: 'sessionList',
  type: 'ui',
  admin: {
    condition: (data, _, { user }) =>
      Boolean(data.id) && (user?.id === data.id || isAdministrator({ req: { user } })),
    components: { Field: '/accounts/sessions/studio/session-list.tsx#SessionList' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
