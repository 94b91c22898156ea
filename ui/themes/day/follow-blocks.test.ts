// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { followBlocks } from './follow-blocks.ts'

let tell: (id: string, isIntersecting: boolean) => void
const observed: string[] = []

class Observer {
  constructor(act: (entries: object[]) => void) {
    tell = (id, isIntersecting) => act([{ target: document.getElementById(id), isIntersecting }])
  }
  observe({ id }: Element) {
    observed.push(id)
  }
  disconnect() {
    observed.length = 0
  }
}

beforeEach(() => {
  observed.length = 0
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.setAttribute('style', '--hour:0.06')
  document.body.innerHTML = `<i id="dial"></i><main>
    <div id="plain" data-block="intro"></div>
    <div id="noon" data-block="banner" style="--hour:0.5"></div>
    <div id="dusk" data-block="story" style="--hour:0.94"></div></main>`
})

function dialOf() {
  const dial = document.getElementById('dial')
  if (!dial) throw new Error('There is no dial.')
  return { dial, hour: () => dial.style.getPropertyValue('--hour') }
}

test('the dial has the hour of the block that is in the middle, else that of the page', () => {
  const { dial, hour } = dialOf()
  followBlocks(dial)()
  expect(observed).toEqual(['noon', 'dusk'])
  tell('noon', true)
  expect(hour()).toBe('0.5')
  tell('dusk', true)
  tell('noon', false)
  expect(hour()).toBe('0.94')
  tell('dusk', false)
  expect(hour()).toBe('0.06')
})

test('a new page begins with its own hour, and one without such blocks is not observed', () => {
  const { dial, hour } = dialOf()
  const begin = followBlocks(dial)
  begin()
  tell('noon', true)
  document.querySelector('main')?.replaceChildren()
  begin()
  expect(hour()).toBe('')
  expect(observed).toEqual([])
})
