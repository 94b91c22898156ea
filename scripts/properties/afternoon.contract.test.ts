import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settleWork } from '@belvedere/content/long-work/jobs.ts'
import { openContent } from '@belvedere/content/testing/payload.ts'
import { signIn } from '@belvedere/content/testing/people.ts'
import { setAddresses } from '@belvedere/kit/addresses.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readProperty } from '../../demo/format/read-property.ts'
import { seed } from '../../demo/seed.ts'
import { makeLanternRow, SHEET } from './lantern-row.ts'

vi.setConfig({ testTimeout: 200_000 })

/** What its reader chooses where the dialog asks “Which field is meant?”. */
const CHOSEN = {
  Door: 'unit',
  Called: 'title',
  Terrace: 'category',
  'Floor space m2': 'area',
  State: 'status',
  'July rent': 'facts.a_week_in_july',
  'Sea from the bed?': 'facts.sea_from_bed',
  'In one line': 'description',
}

test('the property and the sheet of docs/a-property-in-an-afternoon.md do as the page says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-afternoon-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    setAddresses(null)
  })
  await makeLanternRow(folder)
  await using content = await openContent()
  const { payload } = content
  await seed(payload, await readProperty(folder))
  const publisher = await signIn(payload, 'publisher')
  const send = async (path: string, headings: object[] = []) => {
    const form = new FormData()
    form.set('file', new File([SHEET], 'lantern-row.csv'))
    form.set('headings', JSON.stringify(headings))
    return (await publisher.ask('POST', `/listings/import${path}`, form)).body
  }

  const { others } = (await send('/preview')) as { others: { heading: string; path: string }[] }
  const known = others.filter(({ path }) => path !== '')
  expect(known).toEqual([
    { heading: 'Beds', path: 'bedrooms' },
    { heading: 'Baths', path: 'bathrooms' },
    { heading: 'Guide price', path: 'price' },
  ])
  const unknown = others.filter((other) => !known.includes(other)).map(({ heading }) => heading)
  expect(unknown).toEqual(Object.keys(CHOSEN))

  const chosen = Object.entries(CHOSEN).map(([heading, path]) => ({ heading, path }))
  expect(await send('/preview', chosen)).toMatchObject({ counts: { created: 3 }, problems: [] })
  await send('', chosen)
  await settleWork()
  const options = { collection: 'listings', draft: true, depth: 1, sort: 'unit' } as const
  const { docs } = await payload.find(options)
  const shown = docs.map(({ title, category, status, price, area, bedrooms, facts, _status }) => {
    const row = typeof category === 'object' ? category?.title : category
    return [title, row, status, price, area, bedrooms, facts, _status]
  })
  expect(shown).toEqual([
    ['Marram', 'The seaward row', 'available', 385_000, 71.5, 2, rent(940, true), 'draft'],
    ['Sandpiper', 'The seaward row', 'reserved', 389_000, 72, 2, rent(960, true), 'draft'],
    ['Sea Holly', 'The garden row', 'available', null, 88, 3, rent(920), 'draft'],
  ])
})

/** What a cottage costs in July, and whether the sea is seen from its bed, where that is known. */
const rent = (july: number, sees?: boolean) => ({
  a_week_in_july: july,
  ...(sees !== undefined && { sea_from_bed: sees }),
})
