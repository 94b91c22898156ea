import type { UIField } from 'payload'

/** Shows the rules for passwords below the password fields. */
export const passwordRules: UIField = {
  name: 'passwordRules',
  type: 'ui',
  admin: {
    components: { Field: '/accounts/password-rules.tsx#PasswordRules' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
