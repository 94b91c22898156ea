import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DUSK } from '@belvedere/kit/page-hour.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { tellDusk } from './tell-dusk.ts'

let change = () => {}
let ended = false
vi.mock('@belvedere/ui/page-visibility.ts', () => ({
  watchPageVisibility: (onChange: () => void, signal: AbortSignal) => {
    change = onChange
    ended = false
    signal.addEventListener('abort', () => {
      ended = true
    })
  },
}))
afterEach(() => vi.unstubAllGlobals())

/** A document with a splash (''), with one that is leaving, or without. */
function aDocument(splash?: string) {
  const dataset: { splash?: string } = splash === undefined ? {} : { splash }
  const body: { dataset: { dusk?: string } } = { dataset: {} }
  vi.stubGlobal('document', { documentElement: { dataset }, body })
  return { dataset, body }
}

test.each([
  ['without a splash', undefined],
  ['under a splash, before its sun flies', ''],
])('%s the suns move to dusk at once', (_, splash) => {
  const { body } = aDocument(splash)
  tellDusk(new AbortController().signal)
  expect(body.dataset.dusk).toBe('')
  expect(ended).toBe(true)
})

test('while the splash leaves, the suns stay at the target of its sun', () => {
  const { dataset, body } = aDocument('leaving')
  tellDusk(new AbortController().signal)
  change()
  expect([body.dataset.dusk, ended]).toEqual([undefined, false])
  delete dataset.splash
  change()
  expect(body.dataset.dusk).toBe('')
  expect(ended).toBe(true)
})

test('a page that was left does not change the hour of the next page', () => {
  const { dataset, body } = aDocument('leaving')
  const life = new AbortController()
  tellDusk(life.signal)
  life.abort()
  delete dataset.splash
  change()
  expect([body.dataset.dusk, ended]).toEqual([undefined, true])
})

test.each(['arc.module.css', 'dial.module.css', 'sheet-sky.module.css'])(
  'on a page at dusk, %s moves its sun to the hour of dusk',
  (path) => {
    const styles = readFileSync(join(import.meta.dirname, path), 'utf8')
    const rule = /:global\(\[data-dusk\]\) &[^{]*\{\s*--hour: ([\d.]+);/.exec(styles)
    expect(Number(rule?.[1])).toBe(DUSK)
  },
)
