import type { Field } from 'payload'
import { checkAddress, checkOptionalAddress, checkTime } from './checks.ts'
import { ANSWER_WITHIN_HOURS, OPENING_HOURS, RETENTION_DAYS } from './defaults.ts'
import { DAYS } from './settings.ts'

/** Who is notified of enquiries, and the deadline for answers. */
export const teamFields: Field[] = [
  {
    name: 'teamAddresses',
    label: 'Mails about enquiries go to',
    labels: { singular: 'Address', plural: 'Addresses' },
    type: 'array',
    maxRows: 20,
    admin: { description: 'While there is none, they go to all administrators.' },
    fields: [
      { name: 'address', label: 'E-mail', type: 'text', required: true, validate: checkAddress },
    ],
  },
  {
    name: 'escalationAddress',
    label: 'Reminders of unanswered enquiries go to',
    type: 'text',
    validate: checkOptionalAddress,
    admin: { description: 'Without an address they go to the team.' },
  },
  {
    name: 'answerWithinHours',
    label: 'Answer within, in hours of the opening times',
    type: 'number',
    required: true,
    min: 1,
    max: 500,
    defaultValue: ANSWER_WITHIN_HOURS,
  },
  {
    name: 'openingHours',
    label: 'Opening times',
    labels: { singular: 'Opening time', plural: 'Opening times' },
    type: 'array',
    maxRows: 30,
    defaultValue: OPENING_HOURS,
    admin: {
      description: 'In the time zone of the house, which is among the settings under “Site”.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'day',
            label: 'Day',
            type: 'select',
            required: true,
            enumName: 'enquiry_day',
            options: DAYS.map((value) => ({
              value,
              label: value[0]?.toUpperCase() + value.slice(1),
            })),
          },
          { name: 'from', label: 'From', type: 'text', required: true, validate: checkTime },
          { name: 'to', label: 'To', type: 'text', required: true, validate: checkTime },
        ],
      },
    ],
  },
  {
    name: 'retentionDays',
    label: 'Erase personal data after this many days',
    type: 'number',
    min: 1,
    max: 36_500,
    defaultValue: RETENTION_DAYS,
    admin: { description: 'Leave it empty to keep enquiries until somebody erases them.' },
  },
]
