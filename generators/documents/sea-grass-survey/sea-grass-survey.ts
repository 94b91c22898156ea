import { close } from '../parts/close.ts'
import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { facts, figure, inline, paragraphs, section } from '../parts/html.ts'
import { bound, cover } from '../parts/page.ts'
import { seaOfBlades } from './blades.ts'
import content from './content.json' with { type: 'json' }
import { RESULT } from './frames.ts'
import { lineTable, surveyMap } from './lines.ts'
import { areaChart, SPRINGS, yearTable } from './years.ts'

const { title, summary, numbers, method, map, lines, years, found, ask } = content

function front(pages: number) {
  const head = coverHead({ ...content.cover, hour: 0.63 })
  const drawn = `<figure class="bleed bleed--foot">${seaOfBlades(content.drawing)}</figure>`
  const rows = [
    { is: (SPRINGS.at(-1)?.area ?? 0).toFixed(1), what: numbers.area },
    { is: `${RESULT.cover} %`, what: numbers.cover },
    { is: String(RESULT.shoots), what: numbers.shoots },
    { is: String(RESULT.frames), what: numbers.quadrats },
  ]
  const items = rows.map(({ is, what }) => `<div><dt>${inline(what)}</dt><dd>${is}</dd></div>`)
  const text = section(summary.title, paragraphs(summary.text, 'lead'), 'beside')
  return cover(
    pages,
    'lagoon',
    head + drawn,
    `${text}<dl class="numbers numbers--4">${items.join('')}</dl>`,
  )
}

const counting =
  section(method.title, paragraphs(method.text, 'text split')) +
  figure(surveyMap(), map.caption, 'survey-map') +
  section(lines.title, lineTable(), 'apart')

const results =
  section(years.title, figure(areaChart(), years.caption)) +
  `<div class="cols cols--wide apart"><div>${yearTable()}</div>${section(found.title, facts(found.rows))}</div>` +
  section(ask.title, paragraphs(ask.text, 'text split'), 'apart')

export const seaGrassSurvey: Document = {
  name: 'sea-grass-survey',
  title: `${title} 2026, Punta Alba`,
  pages: bound(
    title,
    front,
    [counting, results],
    close(content.close.sentence, content.close.note),
  ),
}
