import { PAGE_HOURS } from '@belvedere/kit/page-hour.ts'
import type { SelectField } from 'payload'

/**
 * The hour of a block whose words name one, such as “Midday”. It is delivered as `_hour` of every
 * block, so that pages need not know which kinds have it.
 */
export function hourField(): SelectField {
  return {
    name: 'ownHour',
    label: 'Hour of the day',
    type: 'select',
    options: Object.entries(PAGE_HOURS).map(([value, { label }]) => ({ value, label })),
    custom: { part: 'hours', isDelivered: false },
    admin: {
      description:
        'Only if the words name an hour, such as “Midday”. Else the sun beside them stands at the hour of the page.',
    },
  }
}
