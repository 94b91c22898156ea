import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHours } from './hours.ts'

/** Something with custom properties, such as the body or the cover of a page change. */
function styled() {
  const properties = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  }
  return { properties, style, hidden: false, dataset: {} as Record<string, string> }
}

/** Called when an observed element changes. */
let change = () => {}

class Observer {
  constructor(act: () => void) {
    change = act
  }
  observe() {}
}

let body = styled()

beforeEach(() => {
  body = styled()
  vi.stubGlobal('document', { body, getElementById: () => null })
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

test('the sun of the cover travels to the hour of the next page until the cover is hidden', () => {
  const cover = styled()
  const element = cover as unknown as HTMLElement
  const { leaveFor, arriveAt } = followHours(element)
  leaveFor({ hour: 0.5 })
  change()
  expect(cover.properties.get('--to')).toBe('0.5')
  arriveAt({ hour: 0.5, dusk: null })
  expect(body.properties.get('--hour')).toBe('0.5')
  expect(cover.properties.get('--to')).toBe('0.5')
  cover.hidden = true
  change()
  expect(cover.properties.has('--to')).toBe(false)
})

test('a page that is shown removes the mark of dusk; an error screen shows dusk', () => {
  body.dataset.dusk = ''
  followHours(null).arriveAt('error')
  expect(body.dataset.dusk).toBeUndefined()
  expect(body.properties.get('--hour')).toBe('0.94')
})

test('with each page the evening may have come', () => {
  const tellEvening = vi.fn()
  vi.stubGlobal('window', { tellEvening })
  followHours(null).arriveAt({ hour: 0.5 })
  expect(tellEvening).toHaveBeenCalledExactlyOnceWith()
})

test('a page without an hour leaves the suns where they are', () => {
  const { leaveFor, arriveAt } = followHours(null)
  leaveFor({})
  arriveAt({})
  expect(body.properties.size).toBe(0)
})
