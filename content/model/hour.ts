import { PAGE_HOURS } from '@belvedere/kit/page-hour.ts'
import type { SelectField } from 'payload'
import { showsPart } from './theme-parts.ts'

/**
 * The hour of a page, which its sun shows. By default it is that of the page above, or follows from
 * the page's position in the menu.
 */
export const hourField: SelectField = {
  name: 'hour',
  label: 'Hour of the day',
  type: 'select',
  options: Object.entries(PAGE_HOURS).map(([value, { label }]) => ({ value, label })),
  custom: { part: 'hours' },
  admin: {
    condition: () => showsPart('hours'),
    position: 'sidebar',
    description:
      'Where the sun stands on this page: choose the hour of its pictures. Without one it has that of the page above it, or its place in the menu decides: morning for the first, evening for the last.',
  },
}
