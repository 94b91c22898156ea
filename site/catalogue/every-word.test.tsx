import { LARGEST } from '@belvedere/blocks/variants.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bindBlock } from '../content/blocks.ts'
import { allKinds } from '../content/kinds.ts'
import type { Settings } from '../content/settings.ts'
import { dayProps } from '../screens/listing/day/fixture.ts'
import { HouseDay } from '../screens/listing/day/view.tsx'
import { PlainPlan } from '../screens/listing/plan/plain-plan.tsx'
import { renderApp } from '../server/render/render-document.tsx'
import { renderScreen } from '../server/render/render-screen.tsx'
import { brandOf } from '../shell/brand/brand.ts'
import { WithBrand } from '../shell/brand/with-brand.tsx'
import { MARKED_ROWS, unmarkedIn } from '../testing/marked-words.ts'
import { blockEntries } from './block-entries.ts'
import { ALL, type Entry } from './entry.ts'
import { cookieBannerSettings, extremeSettings, fullSettings, noSettings } from './settings.ts'
import { shellEntries } from './shell-entries.tsx'

const kinds = blockEntries()
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: fail }

function fail(message: string, fields?: Record<string, unknown>): never {
  throw new Error(message, { cause: fields?.error })
}

/** Settings whose owner has replaced every word by a marked one. */
function marked(settings: Settings): Settings {
  const { brand } = settings
  const words = MARKED_ROWS
  return { ...settings, brand: { ...brand, words } as NonNullable<Settings['brand']> }
}

function render({ blocks, opening }: Entry) {
  const closing = blocks.flatMap(
    ({ kind, id, data }) => bindBlock(allKinds, { type: kind, id, data }) ?? [],
  )
  const screen = { title: null, seo: [], blocks: [], closing, opening }
  const brand = brandOf(marked(fullSettings))
  const rendered = renderScreen(screen, { path: '/here', log, kinds: allKinds, brand })
  return rendered.blocks.map(({ html }) => html).join('')
}

test.each([...kinds.keys()])('every word of %s is one of the word files', (kind) => {
  const entries = [...(kinds.get(kind) ?? [])].flatMap(([name, entry]) =>
    [ALL, LARGEST].includes(name) ? [] : entry,
  )
  const found = entries.flatMap((entry) => {
    // The data for the script of a form has its id, its page and what it asks.
    const ids = entry.blocks.map(({ id }) => `enquiry-${id}`)
    const asked = entry.blocks.map((block) => allKinds.get(block.kind)?.asks?.(block.data))
    return unmarkedIn(render(entry), [entry.blocks, ids, asked, '/here'])
  })
  expect([...new Set(found)]).toEqual([])
})

test('every word of the error screens and of parts without a block is one of the word files', () => {
  for (const [name, entry] of shellEntries(kinds)) {
    // The others show parts with texts of their own, or blocks.
    if (!/^(?:error|header-black)/.test(name)) continue
    const wall = ['The house', ...PICTURES]
    expect(unmarkedIn(render(entry), wall), name).toEqual([])
  }
})

const PICTURES = [
  'Boats along the jetties of the marina',
  'The harbour',
  'Parasols facing calm water',
  'South bank',
  'The pavilion on its point',
  'The point',
  'The lagoon beach from the air',
  'Houses along the ridge',
  'The ridge',
]

test.each(Object.entries({ fullSettings, cookieBannerSettings, extremeSettings, noSettings }))(
  'every word around a page with the %s is one of the word files',
  (_, settings) => {
    const html = renderApp({ path: '/' }, marked(settings), '')
    expect(unmarkedIn(html, settings)).toEqual([])
  },
)

test('every word of the plan of a house is one of the word files', () => {
  const rooms = dayProps.plan.rooms.map(({ name }) => name)
  const far = { lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo' }
  const days = [dayProps, { ...dayProps, where: far }].map((props) =>
    createElement(HouseDay, props),
  )
  for (const view of [...days, createElement(PlainPlan, dayProps)]) {
    const html = renderToStaticMarkup(
      <WithBrand brand={brandOf(marked(fullSettings))}>{view}</WithBrand>,
    )
    expect(unmarkedIn(html, [rooms, dayProps.title])).toEqual([])
  }
})
