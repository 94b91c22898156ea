import type { UIField } from 'payload'
import { isAdministrator } from '../payload/access.ts'

/** The button below an account, for administrators. */
export const inviteField: UIField = {
  name: 'invite',
  type: 'ui',
  admin: {
    condition: (data, _, { user }) => Boolean(data.id) && isAdministrator({ req: { user } }),
    components: { Field: '/accounts/invite-button.tsx#InviteButton' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
