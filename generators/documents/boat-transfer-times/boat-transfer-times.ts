import { close } from '../parts/close.ts'
import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { facts, figure, inline, paragraphs, section } from '../parts/html.ts'
import { bound, cover } from '../parts/page.ts'
import { minutesFromQuay } from '../place/walks.ts'
import content from './content.json' with { type: 'json' }
import { crossingArc } from './crossing.ts'
import { flights } from './flights.ts'
import { dayOfBoats } from './graph.ts'
import { timetable } from './timetable.ts'

const { title, rule, table, graph, flights: from, quay, notes } = content

function front(pages: number) {
  const head = coverHead({ ...content.cover, hour: 0.89 })
  const way = `<figure class="bleed bleed--foot">${crossingArc()}</figure>`
  const key = paragraphs(table.note, 'text small key')
  const promise = section(rule.title, paragraphs(rule.text) + key)
  const times = section(table.title, timetable())
  return cover(pages, 'ink', head + way, `<div class="boat-cols">${promise}${times}</div>`)
}

const texts = notes.map(
  ({ title, text }) => `<section><h3>${inline(title)}</h3>${paragraphs(text)}</section>`,
)

const walks = quay.rows.map(({ what, to }) => ({ what, is: minutesFromQuay(to, quay.minutes) }))

const second =
  section(graph.title, figure(dayOfBoats(), graph.caption)) +
  `<div class="cols apart">${section(from.title, flights())}${section(quay.title, facts([...walks, quay.cart]), 'small-facts')}</div>` +
  `<div class="thirds apart">${texts.join('')}</div>`

export const boatTransferTimes: Document = {
  name: 'boat-transfer-times',
  title: `${title}, Punta Alba`,
  pages: bound(title, front, [second], close(content.close.sentence, content.close.note)),
}
