import type { Option, SelectField } from 'payload'
import { administratorsOnlyField } from './access.ts'

/** What somebody may do in the studio; each role may do all that the one before may. */
export const ROLES: Option[] = [
  { label: 'Editor: writes, and saves drafts', value: 'editor' },
  { label: 'Publisher: also publishes, schedules, deletes and redirects', value: 'publisher' },
  { label: 'Administrator: also accounts and delivery tokens', value: 'administrator' },
]

/** The role of an account. Not required, so that an account without one is an editor, no more. */
export function roleField(): SelectField {
  return {
    name: 'role',
    label: 'May do',
    type: 'select',
    options: ROLES,
    defaultValue: 'editor',
    enumName: 'user_role',
    access: { create: administratorsOnlyField, update: administratorsOnlyField },
    admin: { description: 'Only an administrator changes this.' },
  }
}
