import { createLocalReq, type Payload } from 'payload'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { readEnquirySettings } from './read-settings.ts'
import { DAYS, type Day } from './settings.ts'

/** Opening hours on a day, such as 09:00 to 18:00. */
type Part = { from: string; to: string }

/** The owner's working hours of each day, Sunday first as in `Date`. */
type OwnerWeek = { timeZone: string; week: Part[][]; answerWithin: number }

const WEEK: readonly Day[] = [...DAYS.slice(-1), ...DAYS.slice(0, -1)]

/** The owner's working hours, and within how many of them enquiries are answered. */
export async function readOwnerWeek(payload: Payload): Promise<OwnerWeek> {
  const settings = await readEnquirySettings(await createLocalReq({}, payload))
  const { openingHours, answerWithinHours: answerWithin } = settings
  const week = WEEK.map((name) =>
    openingHours
      .filter(({ day }) => day === name)
      .sort((a, b) => a.from - b.from)
      .map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) })),
  )
  return { timeZone: await ownerTimeZone(payload), week, answerWithin }
}

function clockTime(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}
