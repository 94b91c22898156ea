import type { UIField } from 'payload'

/** Tells below the password fields what a password must be. */
export const passwordRules: UIField = {
  name: 'passwordRules',
  type: 'ui',
  admin: {
    components: { Field: '/accounts/password-rules.tsx#PasswordRules' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
