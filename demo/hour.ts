import { PAGE_HOURS, type PageHour } from '@belvedere/kit/page-hour.ts'

/** The hour of a page in `copy.json`. Throws for an hour that the studio does not have. */
export function hourOf({ hour }: { hour?: string }): { hour?: PageHour } {
  if (hour === undefined) return {}
  if (isHour(hour)) return { hour }
  const hours = Object.keys(PAGE_HOURS).join(', ')
  throw new Error(`"${hour}" in copy.json is no hour of a page. Choose one of: ${hours}.`)
}

function isHour(name: string): name is PageHour {
  return Object.hasOwn(PAGE_HOURS, name)
}
