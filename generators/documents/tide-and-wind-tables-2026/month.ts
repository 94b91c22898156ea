import { MONTHS } from '../parts/chart.ts'
import { inline } from '../parts/html.ts'
import { shownAt } from '../sky/clock.ts'
import type { Phase } from '../sky/moon.ts'
import type { Turn } from '../sky/tide.ts'
import content from './content.json' with { type: 'json' }
import { type Day, daysOfMonth } from './days.ts'

const { columns, noonWind } = content
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const PHASES = ['New moon', 'First quarter', 'Full moon', 'Last quarter']
const SHADED = 0.8

/** The table of a month, with its noon wind beside the name. */
export function monthTable(month: number): string {
  const wind = noonWind[month]
  const about = wind && `SW ${wind.force} from ${wind.from}, on ${wind.days} days`
  const head = `<th scope="col" colspan="2">${columns.day}</th><th scope="colgroup" colspan="4">${columns.tides}</th><th scope="col" class="sunny">${columns.rise}</th><th scope="col">${columns.set}</th>`
  const rows = daysOfMonth(month).map(row)
  return `<section class="month"><header><h2>${MONTHS[month]}</h2><p>${inline(about ?? '')}</p></header>
<table class="tides"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}

function row({ date, phase, turns, low, high, rise, set }: Day) {
  const cells = [0, 1, 2, 3].map((i) => water(turns[i]))
  const shade = high - low >= SHADED ? ' class="springs"' : ''
  const weekday = WEEKDAYS[date.getUTCDay()]
  const day = `<th scope="row">${date.getUTCDate()} <span>${weekday}</span></th><td>${moon(phase)}</td>`
  const sun = `<td class="sunny">${shownAt(rise).clock}</td><td>${shownAt(set).clock}</td>`
  return `<tr${shade}>${day}${cells.join('')}${sun}</tr>`
}

function water(turn: Turn | undefined) {
  if (!turn) return '<td></td>'
  const height = `<span>${Math.round(turn.height * 100)}</span>`
  return `<td${turn.isHigh ? ' class="high"' : ''}>${shownAt(turn.time).clock}${height}</td>`
}

/** New moons are filled, full moons open, quarters half of each. */
function moon(phase: Phase | undefined) {
  if (phase === undefined) return ''
  const half = phase === 1 ? 'M4 1a3 3 0 0 0 0 6Z' : 'M4 1a3 3 0 0 1 0 6Z'
  const shape = phase % 2 ? `<path class="moon__dark" d="${half}"/>` : ''
  const disc = `<circle class="${phase === 0 ? 'moon__dark' : 'moon__disc'}" cx="4" cy="4" r="3"/>`
  return `<svg class="moon" viewBox="0 0 8 8" role="img" aria-label="${PHASES[phase]}">${disc}${shape}</svg>`
}
