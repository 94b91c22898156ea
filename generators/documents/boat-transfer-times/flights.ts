import copy from '../../../demo/copy.json' with { type: 'json' }
import { inline, paragraphs } from '../parts/html.ts'
import { table } from '../parts/table.ts'
import content from './content.json' with { type: 'json' }

type Airports = { items: { title: string; time: string }[] }[]

const { columns, allYear, summer, always, text } = content.flights

/** The cities and flight times as the globe on the home page has them. */
export function flights(): string {
  const globe = copy.home.blocks.find(({ type }) => type === 'globe')
  const airports = (globe && 'airports' in globe ? globe.airports : []) as Airports
  const cities = airports.flatMap(({ items }) => items)
  const sorted = [...cities].sort((a, b) => Number(isAlways(b.title)) - Number(isAlways(a.title)))
  const rows = sorted.map(({ title, time }) => [
    inline(title),
    time,
    isAlways(title) ? allYear : summer,
  ])
  const head = [
    { title: columns.city },
    { title: columns.time, className: 'num' },
    { title: columns.season },
  ]
  return paragraphs(text, 'text small') + table(head, rows, { className: 'flights' })
}

function isAlways(city: string) {
  return always.includes(city)
}
