import type { Option, SelectField } from 'payload'
import { administratorsOnlyField } from '../payload/access.ts'

/** Roles in the studio; each one includes the rights of the one before. */
const ROLES: Option[] = [
  { label: 'Editor: writes and saves drafts', value: 'editor' },
  {
    label: 'Publisher: also publishes, schedules, deletes and manages redirects',
    value: 'publisher',
  },
  { label: 'Administrator: also manages accounts and delivery tokens', value: 'administrator' },
]

/** The role of an account. Not required: an account without a role has the rights of an editor. */
export function roleField(): SelectField {
  return {
    name: 'role',
    label: 'Role',
    type: 'select',
    options: ROLES,
    defaultValue: 'editor',
    enumName: 'user_role',
    access: { create: administratorsOnlyField, update: administratorsOnlyField },
    admin: { description: 'Only administrators can change this.' },
  }
}
