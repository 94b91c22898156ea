import type { UIField } from 'payload'

/** How the owner of an account signs in, below the account. */
export const secondFactorField: UIField = {
  name: 'signingIn',
  label: 'Signing in',
  type: 'ui',
  admin: {
    condition: (data) => Boolean(data.id),
    components: { Field: '/accounts/second-factor/studio/panel.tsx#SigningInPanel' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
