import { close } from '../parts/close.ts'
import { coverHead } from '../parts/cover.ts'
import type { Document } from '../parts/document.ts'
import { figure, inline, paragraphs, section } from '../parts/html.ts'
import { bound, cover } from '../parts/page.ts'
import content from './content.json' with { type: 'json' }
import { gardenSection } from './garden-section.ts'
import { crops, notToPlant, rainChart } from './kitchen.ts'
import { plantTable } from './plants.ts'

const { title, places, kitchen, rain, never, legend } = content

function front(pages: number) {
  const head = coverHead({ ...content.cover, hour: 0.5 })
  const drawn = `<figure class="bleed bleed--foot">${gardenSection(content.section.alt)}</figure>`
  const texts = places.map(
    ({ title, text }) => `<section><h3>${inline(title)}</h3>${paragraphs(text)}</section>`,
  )
  return cover(pages, 'sand', head + drawn, `<div class="thirds">${texts.join('')}</div>`)
}

const tables = [0, 1, 2, 3].map(plantTable)

const tall = `${tables.join('')}<p class="small legend">${inline(legend)}</p>`

const low = plantTable(4)

const garden = `<div class="cols apart">${section(kitchen.title, paragraphs(kitchen.text, 'text small') + crops())}${section(rain.title, figure(rainChart(), rain.caption))}</div>`

const avoid = section(never.title, notToPlant(), 'apart')

export const plantingList: Document = {
  name: 'planting-list',
  title: `${title}, Punta Alba`,
  pages: bound(
    title,
    front,
    [tall, low + garden + avoid],
    close(content.close.sentence, content.close.note),
  ),
}
