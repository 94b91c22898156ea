import type { Field } from 'payload'
import { setByServiceOnly } from '../payload/access.ts'
import { dayAndTimePicker } from '../studio/house-format.ts'
import { STATES } from './states.ts'

const readOnly = { readOnly: true, disableBulkEdit: true }
const time = { components: { Cell: '/enquiries/studio/time-cell.tsx#TimeCell' } }

/** The fields that people change while they work on an enquiry. */
export const CHANGEABLE: ReadonlySet<string> = new Set(['state', 'assignee', 'dueAt'])

/** The handling of an enquiry, and the notes of the team about it. */
export const workFields: Field[] = [
  {
    name: 'state',
    label: 'State',
    type: 'select',
    required: true,
    defaultValue: 'new',
    enumName: 'enquiry_state',
    options: [...STATES],
    admin: { components: { Cell: '/enquiries/studio/state-cell.tsx#StateCell' } },
  },
  { name: 'assignee', label: 'Assignee', type: 'relationship', relationTo: 'users', index: true },
  {
    name: 'dueAt',
    label: 'Due',
    type: 'date',
    admin: {
      date: dayAndTimePicker,
      components: { Cell: '/enquiries/studio/due-cell.tsx#DueCell' },
    },
  },
  {
    name: 'notes',
    label: 'Notes',
    type: 'array',
    access: setByServiceOnly,
    // The page of an enquiry has them: see `studio/enquiry-page.tsx`.
    admin: { hidden: true, disableListColumn: true },
    fields: [
      { name: 'text', type: 'textarea' },
      // A name, as in the history: it stays when the account is deleted.
      { name: 'by', type: 'text' },
      { name: 'at', type: 'date' },
    ],
  },
  byService('answeredAt', 'Answered'),
  byService('escalatedAt', 'Found overdue'),
  byService('erasedAt', 'Personal data erased'),
]

function byService(name: string, label: string): Field {
  return { name, label, type: 'date', access: setByServiceOnly, admin: { ...readOnly, ...time } }
}
