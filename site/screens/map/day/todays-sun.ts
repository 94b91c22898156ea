import { sunHours } from '@belvedere/kit/sun/sun-hours.ts'
import { CHOICE } from '../choice.ts'
import { readHorizon } from '../horizon-code.ts'
import type { SceneData } from '../scene-data.ts'
import { sayInMap } from '../script-words.ts'
import { today } from './today.ts'

/** Adds the hours of today to the open card: pages are cached, so only the browser knows the day. */
export function showTodaysSun(map: HTMLElement, { where }: SceneData, signal: AbortSignal): void {
  if (!where) return
  const add = () => {
    const card = map.querySelector<HTMLElement>('[data-chosen][data-horizon]')
    const table = card?.querySelector('[data-sun]')
    if (!table || !card?.dataset.horizon || table.hasAttribute('data-today')) return
    table.setAttribute('data-today', '')
    const on = { ...where, day: today(where.timeZone) }
    const hours = sunHours(readHorizon(card.dataset.horizon), on, document.documentElement.lang)
    table.prepend(rowOf(sayInMap(map, 'today'), hours.join(', ') || sayInMap(map, 'noSun')))
  }
  add()
  map.addEventListener(CHOICE, add, { signal })
}

function rowOf(day: string, hours: string) {
  const [row, name, value] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag))
  if (!row || !name || !value) throw new Error('A row has a name and a value.')
  name.textContent = day
  value.className = 'num'
  value.textContent = hours
  row.append(name, value)
  return row
}
