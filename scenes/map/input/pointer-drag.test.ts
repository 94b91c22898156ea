// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onPointers } from './pointer-drag.ts'

let stop = new AbortController()

afterEach(() => {
  stop.abort()
  document.body.replaceChildren()
})

/** A frame with a pin above it, and the events of gestures on them. */
function watched() {
  stop = new AbortController()
  const [hands, frame, pin] = ['div', 'div', 'a'].map((tag) => document.createElement(tag))
  if (!hands || !frame || !pin) throw new Error('no elements')
  hands.append(frame, pin)
  document.body.append(hands)
  hands.setPointerCapture = () => {}
  const said: unknown[] = []
  const gesture = {
    begin: () => said.push('begin'),
    drag: ({ x, y }: { x: number; y: number }) => said.push(['drag', x, y]),
    pinch: (scale: number) => said.push(['pinch', scale]),
    end: () => said.push('end'),
  }
  onPointers({ frame, hands }, gesture, stop.signal)
  return { hands, frame, pin, said }
}

type Where = { x: number; id?: number; buttons?: number; pointerType?: string }

function send(on: Element, type: string, { x, id = 1, buttons = 1, pointerType }: Where) {
  const init = { clientX: x, clientY: 0, pointerId: id, buttons, bubbles: true }
  on.dispatchEvent(new PointerEvent(type, { ...init, pointerType: pointerType ?? 'mouse' }))
}

test('a press on the frame may be released on a pin', () => {
  const { frame, pin, said } = watched()
  send(frame, 'pointerdown', { x: 0 })
  send(pin, 'pointerup', { x: 2, buttons: 0 })
  send(frame, 'pointermove', { x: 90, buttons: 0 })
  expect(said).toEqual(['begin', 'end'])
})

test('a press that was released outside the frame does not drag when the mouse comes back', () => {
  const { frame, said } = watched()
  send(frame, 'pointerdown', { x: 0 })
  send(frame, 'pointermove', { x: 90, buttons: 0 })
  send(frame, 'pointermove', { x: 120, buttons: 0 })
  expect(said).toEqual(['begin', 'end'])
})

test('a drag may begin on a pin', () => {
  const { hands, pin, said } = watched()
  send(pin, 'pointerdown', { x: 0 })
  send(pin, 'pointermove', { x: 20 })
  expect(said).toEqual(['begin', ['drag', 20, 0]])
  expect(hands.hasAttribute('data-held')).toBe(true)
})

test('two fingers pinch, also when one of them is on a pin', () => {
  const { frame, pin, said } = watched()
  send(frame, 'pointerdown', { x: 0, pointerType: 'touch' })
  send(pin, 'pointerdown', { x: 100, id: 2, pointerType: 'touch' })
  send(pin, 'pointermove', { x: 200, id: 2, pointerType: 'touch' })
  expect(said.at(-1)).toEqual(['pinch', 2])
})
