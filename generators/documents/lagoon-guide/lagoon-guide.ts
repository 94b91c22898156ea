import { close } from '../parts/close.ts'
import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { facts, figure, inline, paragraphs, section } from '../parts/html.ts'
import { monthDots, monthLetters } from '../parts/months.ts'
import { bound, cover } from '../parts/page.ts'
import { table } from '../parts/table.ts'
import { peninsulaMap } from '../place/map.ts'
import content from './content.json' with { type: 'json' }
import { dayArc } from './day-arc.ts'
import { marks, NAMES } from './names.ts'
import { fordSection } from './section.ts'
import { kilometresTo } from './stops.ts'
import { timeOf } from './times.ts'
import { saltWall } from './wall.ts'
import { warmth } from './warmth.ts'

const { title, day, walk, water, ford, life, rules, past, open } = content

/** The first page: the map, and its five numbers. */
function front(pages: number) {
  const map = peninsulaMap({
    viewBox: '-930 -90 2520 1350',
    alt: content.map.alt,
    names: NAMES,
    extra: marks(),
    id: 'guide',
  })
  const numbers = content.facts.map(
    ({ is, what }) => `<div><dt>${inline(what)}</dt><dd>${inline(is)}</dd></div>`,
  )
  const head = coverHead({ ...content.cover, hour: 0.24 })
  const below = `<dl class="numbers">${numbers.join('')}</dl>`
  const plan = `<figure class="bleed">${map}<figcaption>${inline(content.map.caption)}</figcaption></figure>`
  return cover(pages, 'pale', head + plan, below)
}

function hours() {
  const times = day.hours.map(({ title }) => timeOf(title))
  const items = day.hours.map(
    ({ title, text }) =>
      `<li><p class="eyebrow num">${timeOf(title)}</p><h3>${inline(title)}</h3>${paragraphs(text)}</li>`,
  )
  const alt = day.alt.replace('{times}', new Intl.ListFormat('en-GB').format(times))
  return `<figure class="day-figure">${dayArc(times, alt)}</figure><ol class="hours">${items.join('')}</ol>`
}

function stops() {
  const rows = walk.stops.map(({ place, name, note }) => [
    inline(name),
    `${kilometresTo(place)} km`,
    inline(note),
  ])
  const columns = [{ title: 'Stop' }, { title: 'From the marina', className: 'num' }, { title: '' }]
  return paragraphs(walk.text) + table(columns, rows, { className: 'stops' })
}

function creatures() {
  const rows = life.kinds.map(({ name, from, to, text }) => [
    inline(name),
    monthDots(from, to),
    inline(text),
  ])
  const head = table([{ title: 'Who' }, { title: 'When' }, { title: 'Where' }], rows)
  return head.replace('>When<', ` aria-label="When">${monthLetters()}<`)
}

const today =
  `<div class="opening"><h2>${inline(day.title)}</h2>${paragraphs(day.text, 'lead')}</div>${hours()}` +
  section(walk.title, stops(), 'apart')

const depths =
  `<div class="cols"><section class="section"><h2>${inline(water.title)}</h2>${paragraphs(water.text)}</section>` +
  `${figure(warmth(water.warmth.inner, water.warmth.sea, water.warmth.alt), water.warmth.caption)}</div>` +
  section(ford.title, `<div class="split">${paragraphs(ford.text)}</div>`, 'apart') +
  figure(fordSection(ford.alt), ford.caption, 'section-figure') +
  section(life.title, creatures(), 'apart')

const manners =
  section(past.title, paragraphs(past.text, 'text split')) +
  figure(saltWall(past.wall.alt), past.wall.caption, 'wall-figure') +
  `<div class="cols apart">${section(rules.title, listOf(rules.rules))}${section(open.title, facts(open.hours))}</div>`

function listOf(items: string[]) {
  return `<ol class="rules">${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ol>`
}

export const lagoonGuide: Document = {
  name: 'lagoon-guide',
  title: `${title}, Punta Alba`,
  pages: bound(
    title,
    front,
    [today, depths, manners],
    close(content.close.sentence, content.close.note),
  ),
}
