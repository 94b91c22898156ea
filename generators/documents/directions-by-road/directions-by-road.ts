import { close } from '../parts/close.ts'
import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { inline, paragraphs, section } from '../parts/html.ts'
import { bound, cover } from '../parts/page.ts'
import { table } from '../parts/table.ts'
import { bayMap } from '../place/bay-map.ts'
import { BAY_NAMES } from './bay-names.ts'
import content from './content.json' with { type: 'json' }
import { HEIGHT, heightOf, STRIPS, strip } from './strip.ts'

const { title, stages, columns, ends } = content

function front(pages: number) {
  const head = coverHead({ ...content.cover, hour: 0.76 })
  const map = bayMap('-420 -130 1600 990', content.map.alt, BAY_NAMES)
  const plan = `<figure class="bleed">${map}<figcaption>${inline(content.map.caption)}</figcaption></figure>`
  const numbers = content.facts.map(
    ({ is, what }) => `<div><dt>${inline(what)}</dt><dd>${inline(is)}</dd></div>`,
  )
  return cover(
    pages,
    'dune',
    head + plan,
    `<dl class="numbers numbers--4 numbers--first">${numbers.join('')}</dl>`,
  )
}

/** The road in strips, with its stages beside it in the order of driving. */
function unrolled() {
  const length = 22 / STRIPS
  const strips = Array.from({ length: STRIPS }, (_, index) => {
    const own = stages.filter(({ km }) => Math.min(STRIPS - 1, Math.floor(km / length)) === index)
    const labels = own.map(({ km, minutes, place, short }) => {
      const foot = HEIGHT - heightOf(km, index)
      return `<li style="bottom:${foot.toFixed(1)}mm"><p class="num">${km.toFixed(1)} km <span>${minutes} min</span></p><h3>${inline(place)}</h3><p>${inline(short)}</p></li>`
    })
    return `<div class="road-strip">${strip(index, own)}<ol>${labels.join('')}</ol></div>`
  })
  const opening = `<div class="opening"><h2>${inline(content.strip.title)}</h2>${paragraphs(content.strip.text)}</div>`
  return `${opening}<div class="strips">${strips.join('')}</div>`
}

function inWords() {
  const rows = stages.map(({ km, minutes, place, text }) => [
    km.toFixed(1),
    String(minutes),
    inline(place),
    inline(text),
  ])
  const head = [
    { title: columns.km, className: 'num' },
    { title: columns.minutes, className: 'num' },
    { title: columns.place, className: 'strong' },
    { title: columns.text },
  ]
  const texts = ends.map(
    ({ title, text }) => `<section><h3>${inline(title)}</h3>${paragraphs(text)}</section>`,
  )
  return (
    section('The road, *in words*', table(head, rows, { className: 'roomy' })) +
    `<div class="thirds apart">${texts.join('')}</div>`
  )
}

export const directionsByRoad: Document = {
  name: 'directions-by-road',
  title: `${title}, Punta Alba`,
  pages: bound(
    title,
    front,
    [unrolled(), inWords()],
    close(content.close.sentence, content.close.note),
  ),
}
