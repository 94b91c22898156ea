import { expect, test } from 'vitest'
import { Events } from './events.ts'

test('listeners get the events of their name, until their signal aborts', () => {
  const events = new Events()
  const stop = new AbortController()
  const heard: number[] = []
  events.on('tick', ({ now }) => heard.push(now), stop.signal)
  events.emit('tick', { now: 1 })
  events.emit('tick before', { now: 2 })
  stop.abort()
  events.emit('tick', { now: 3 })
  expect(heard).toEqual([1])
})

test('a listener with an aborted signal gets no events', () => {
  const events = new Events()
  const heard: unknown[] = []
  events.on('enter', (event) => heard.push(event), AbortSignal.abort())
  events.emit('enter', {})
  expect(heard).toEqual([])
})
