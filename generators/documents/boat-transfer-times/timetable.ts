import { escaped } from '../parts/html.ts'
import content from './content.json' with { type: 'json' }

const { hours, summer, winter, hour: hourTitle, fromMarina, fromAirport } = content.table

/** Minutes as printed: a letter after them is a day, explained below the table. */
function minutes(text = '') {
  const times = text.split(' ').filter(Boolean)
  return times.map((time) => `<span>${time.slice(0, 2)}<sup>${time.slice(2)}</sup></span>`).join('')
}

/** The timetable of both seasons, an hour in each row. */
export function timetable(): string {
  const seasons = [summer, winter].map(
    (name) => `<th scope="colgroup" colspan="2">${escaped(name)}</th>`,
  )
  const ways = [fromMarina, fromAirport]
    .map((name) => `<th scope="col">${escaped(name)}</th>`)
    .join('')
  const rows = hours.map(({ hour, summer: s, winter: w }) => {
    const cells = [...s, ...w].map((text) => `<td>${minutes(text)}</td>`)
    return `<tr><th scope="row">${String(hour).padStart(2, '0')}</th>${cells.join('')}</tr>`
  })
  return `<table class="timetable"><thead><tr><th></th>${seasons.join('')}</tr><tr><th scope="col">${hourTitle}</th>${ways}${ways}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** When boats leave on a Friday in summer, in minutes of the day: from the marina, or towards it. */
export function departures(from: 'marina' | 'airport'): number[] {
  const column = from === 'marina' ? 0 : 1
  return hours.flatMap(({ hour, summer: s }) => {
    const times = (s[column] ?? '').split(' ').filter(Boolean)
    return times.map((time) => hour * 60 + Number(time.slice(0, 2)))
  })
}
