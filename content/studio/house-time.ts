/** The time zone of this browser or machine. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The name of a time zone: “America/New York”. */
export const sayZone = (timeZone: string) => timeZone.replaceAll('_', ' ')

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a time zone show at a moment, as fields for a time have it: `2027-01-05T09:00`. */
export function clockAt(timeZone: string, at: Date): string {
  const parts = formatOf(timeZone).formatToParts(at)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/**
 * The moment at which clocks in a time zone show this, the first one if they show it twice;
 * undefined if they never do, because they skip it or it is no time.
 */
export function momentOf(timeZone: string, clock: string): Date | undefined {
  const shown = Date.parse(`${clock}Z`)
  if (Number.isNaN(shown)) return undefined
  // The offsets before and after a change of clocks: the earlier moment comes first.
  const moments = [-DAY, DAY].map((away) => new Date(shown - offsetAt(timeZone, shown + away)))
  return moments
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((at) => clockAt(timeZone, at) === clock)
}

/** The next moment at which clocks in a time zone are changed, within a year. */
export function nextChange(
  timeZone: string,
  from: Date,
): { at: Date; direction: 'back' | 'forward' } | undefined {
  const first = Math.floor(from.getTime() / MINUTE) * MINUTE
  for (let day = first; day < first + 366 * DAY; day += DAY) {
    const [before, after] = [offsetAt(timeZone, day), offsetAt(timeZone, day + DAY)]
    if (before === after) continue
    let [early, late] = [day, day + DAY]
    while (late - early > MINUTE) {
      const middle = early + Math.floor((late - early) / MINUTE / 2) * MINUTE
      if (offsetAt(timeZone, middle) === before) early = middle
      else late = middle
    }
    return { at: new Date(late), direction: after < before ? 'back' : 'forward' }
  }
  return undefined
}

/** How far clocks are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, time: number) {
  const minute = Math.floor(time / MINUTE) * MINUTE
  return Date.parse(`${clockAt(timeZone, new Date(minute))}Z`) - minute
}

function formatOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    ...day,
    ...time,
  })
  formats.set(timeZone, format)
  return format
}
