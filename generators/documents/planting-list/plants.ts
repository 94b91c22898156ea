import { inline } from '../parts/html.ts'
import { monthDots, monthLetters } from '../parts/months.ts'
import { table } from '../parts/table.ts'
import content from './content.json' with { type: 'json' }

const { columns, groups } = content
type Plant = (typeof groups)[number]['plants'][number]

const WATER = [
  'No water once settled',
  'A can in August',
  'Water once a week',
  'Water twice a week',
  'Stands in water',
]
const DROP = 'M2 .6C2.9 2 3.5 2.8 3.5 3.7a1.5 1.5 0 0 1-3 0C.5 2.8 1.1 2 2 .6Z'
const WAVES = 'M.4 2.4q1.4 -1.6 2.8 0t2.8 0t2.8 0t2.8 0M.4 4.4q1.4 -1.6 2.8 0t2.8 0t2.8 0t2.8 0'

/** Drops for how much water a plant wants; 4 is a plant that stands in it. */
function drops(water: number) {
  const all = [0, 1, 2].map((i) => {
    return `<path class="${i < water ? 'drop' : 'drop drop--off'}" d="${DROP}" transform="translate(${i * 4} 0)"/>`
  })
  const drawn = water > 3 ? `<path class="waves" d="${WAVES}"/>` : all.join('')
  return `<svg class="drops" viewBox="0 0 12 5.6" role="img" aria-label="${WATER[water]}">${drawn}</svg>`
}

function row({ latin, name, where, height, water, flower: [from = 1, to = 12] }: Plant) {
  const cells = [inline(name), inline(where), height, drops(water), monthDots(from, to)]
  return [`<i lang="la">${inline(latin)}</i>`, ...cells]
}

/** The table of a group; its caption is the heading. */
export function plantTable(group: number): string {
  const { title = '', plants = [] } = groups[group] ?? {}
  const head = [
    { title: columns.latin, className: 'latin' },
    { title: columns.name, className: 'common' },
    { title: columns.where },
    { title: columns.height, className: 'num size' },
    { title: columns.water, className: 'wet' },
    { title: columns.flower, className: 'flower' },
  ]
  const rows = table(head, plants.map(row), { className: 'plants' })
  const heading = `<h2>${inline(title)}</h2>`
  return `<section class="group">${heading}${withLetters(rows, columns.flower)}</section>`
}

/** Puts the letters of the months in place of a column's heading, which stays for screen readers. */
function withLetters(html: string, heading: string): string {
  return html.replaceAll(`>${heading}</th>`, ` aria-label="${heading}">${monthLetters()}</th>`)
}
