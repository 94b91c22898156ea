import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { figure, inline, paragraphs, section } from '../parts/html.ts'
import { bound, cover } from '../parts/page.ts'
import { table } from '../parts/table.ts'
import { clockChanges } from '../sky/clock-changes.ts'
import constants from '../sky/tide.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import { YEAR } from './days.ts'
import { monthTable } from './month.ts'
import { windRose } from './rose.ts'
import { yearOfTides } from './year.ts'

const { title, year, reading, model, wind } = content

function front(pages: number) {
  const head = coverHead({ ...content.cover, hour: 0.37 })
  const days = figure(yearOfTides(year.alt), year.caption, 'year')
  return cover(pages, 'ink', head + days, `<div class="cols">${howToRead()}${winds()}</div>`)
}

function howToRead() {
  const names = Object.entries(content.waves)
  const waves = Object.entries(constants.waves)
  const rows = names.map(([wave, name]) => {
    const { height = 0, lag = 0 } = waves.find(([own]) => own === wave)?.[1] ?? {}
    return [wave, inline(name), `${Math.round(height * 100)} cm`, `${lag}°`]
  })
  const { forward, back } = clockChanges(YEAR)
  const text = reading.text.replace('{forward}', forward).replace('{back}', back)
  const columns = [
    { title: 'Wave' },
    { title: 'From' },
    { title: 'Height', className: 'num' },
    { title: 'Lag', className: 'num' },
  ]
  const source = `<h3>${inline(model.title)}</h3>${paragraphs(model.text, 'text small')}`
  return `<div>${section(reading.title, paragraphs(text, 'text small'))}<div class="source">${source}${table(columns, rows, { className: 'tight' })}</div></div>`
}

function winds() {
  const roses = `<div class="roses">${wind.roses.map(windRose).join('')}</div>`
  const text = paragraphs(wind.text, 'text small')
  return section(wind.title, text + figure(roses, wind.caption, 'winds'))
}

const months = [0, 4, 8].map((first) => {
  const tables = [0, 1, 2, 3].map((i) => monthTable(first + i))
  return `<div class="year-grid">${tables.join('')}</div>`
})

export const tideAndWindTables: Document = {
  name: 'tide-and-wind-tables-2026',
  title: `${title}, Punta Alba`,
  pages: bound(title, front, months, ''),
}
