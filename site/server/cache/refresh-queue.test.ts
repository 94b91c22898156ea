import { expect, test } from 'vitest'
import { RefreshQueue } from './refresh-queue.ts'

const drain = (queue: RefreshQueue) => {
  const keys: string[] = []
  for (let next = queue.next(); next; next = queue.next()) keys.push(next.key)
  return keys
}

test('a batch keeps its order', () => {
  const queue = new RefreshQueue()
  queue.add(['a9', 'a5', 'a2'])
  expect(drain(queue)).toEqual(['a9', 'a5', 'a2'])
})

test('a small batch does not wait for a large one, and each page is refreshed once', () => {
  const queue = new RefreshQueue()
  queue.add(['a1', 'a2', 'a3', 'a4', 'a5'])
  expect(queue.next()?.key).toBe('a1')
  queue.add(['a5', 'a4'])
  expect(drain(queue)).toEqual(['a5', 'a4', 'a2', 'a3'])
})

test('pages past their max age wait for pages that have changed', () => {
  const queue = new RefreshQueue()
  queue.addLater('due')
  queue.addLater('due')
  queue.add(['a1'])
  expect(drain(queue)).toEqual(['a1', 'due'])
})

test('a page that changes again after its refresh waits again', () => {
  const queue = new RefreshQueue()
  queue.add(['a1'])
  expect(queue.next()?.key).toBe('a1')
  queue.add(['a1'])
  expect(drain(queue)).toEqual(['a1'])
})

test('an edit of a few pages is urgent, a change of them all is not', () => {
  const queue = new RefreshQueue()
  queue.add(Array.from({ length: 101 }, (_, i) => `all${i}`))
  queue.add(['edited'])
  queue.addLater('due')
  expect(queue.next()).toEqual({ key: 'edited', isUrgent: true })
  expect(queue.next()).toEqual({ key: 'all0', isUrgent: false })
})
