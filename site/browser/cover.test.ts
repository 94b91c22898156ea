import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCover } from './cover.ts'

/** The cover element, with the hour to which its sun moves. */
const hours = new Map<string, string>()
const sheet = {
  hidden: true,
  style: {
    setProperty: (name: string, value: string) => hours.set(name, value),
    removeProperty: (name: string) => hours.delete(name),
  },
}
vi.mock('@belvedere/motion/sheet.ts', () => ({
  createSheet: () => ({
    cover: async () => {
      sheet.hidden = false
    },
    leave: () => {
      sheet.hidden = true
    },
  }),
}))

beforeEach(() => {
  const document = { getElementById: () => sheet, querySelector: () => null }
  vi.stubGlobal('document', Object.assign(new EventTarget(), document))
})
afterEach(() => vi.unstubAllGlobals())

test('a second navigation keeps the target of the sun while the cover is up; the next cover starts without one', () => {
  const { cover, leave, travelTo } = createCover()
  void cover()
  travelTo(0.5)
  void cover()
  expect(hours.get('--to')).toBe('0.5')
  leave()
  void cover()
  expect(hours.has('--to')).toBe(false)
})
