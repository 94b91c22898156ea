import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import type { TextField } from 'payload'

/** The time zone of the owner's days; by default that of this machine. */
export const timeZoneField: TextField = {
  name: 'timeZone',
  label: 'Time zone of the property',
  type: 'text',
  validate: (value: string | null | undefined) =>
    !value || isTimeZone(value) || 'Enter a time zone such as Europe/Lisbon.',
  admin: {
    placeholder: 'Europe/Lisbon',
    description:
      'Days of visits begin at midnight there; scheduled times, and the opening times under “Enquiry settings”, are meant there.',
  },
}
