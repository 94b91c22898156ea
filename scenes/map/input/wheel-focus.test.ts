// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onWheel } from './wheel-focus.ts'

let stop = new AbortController()

afterEach(() => {
  stop.abort()
  document.body.replaceChildren()
})

function watched() {
  stop = new AbortController()
  document.body.innerHTML = '<nav><div tabindex="0"></div><a href="#a">A</a></nav><button></button>'
  const [hands, frame, pin] = ['nav', 'div', 'a'].map((tag) =>
    document.querySelector<HTMLElement>(tag),
  )
  if (!hands || !frame || !pin) throw new Error('no elements')
  const said: unknown[] = []
  const wheel = {
    zoom: (delta: number) => said.push(delta),
    focus: (isFocused: boolean) => said.push(isFocused),
  }
  onWheel({ frame, hands }, wheel, stop.signal)
  return { frame, pin, said }
}

function turn(on: Element) {
  const event = new WheelEvent('wheel', { deltaY: 30, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

test('the wheel scrolls the page until the frame is pressed, then zooms also above pins', () => {
  const { frame, pin, said } = watched()
  expect(turn(pin)).toBe(false)
  frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect([turn(frame), turn(pin)]).toEqual([true, true])
  expect(said).toEqual([true, 30, 30])
})

test('the wheel scrolls the page again when the focus leaves the scene, not when it moves to a pin', () => {
  const { frame, pin, said } = watched()
  frame.focus()
  pin.focus()
  expect(said).toEqual([true])
  document.querySelector('button')?.focus()
  expect(said).toEqual([true, false])
  expect(turn(frame)).toBe(false)
})
