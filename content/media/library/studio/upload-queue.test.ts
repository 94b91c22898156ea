import { expect, test } from 'vitest'
import { type Send, type SendResult, UploadQueue } from './upload-queue.ts'

const files = (...names: string[]) => names.map((name) => new File(['x'], name))

test('three files are uploaded at a time; a refused one does not stop the others and can be retried', async () => {
  const open = new Map<string, (result: SendResult) => void>()
  const send: Send = (file) => new Promise((resolve) => open.set(file.name, resolve))
  const idle = Promise.withResolvers<void>()
  const queue = new UploadQueue(idle.resolve)
  const states = () => queue.list().map(({ state }) => state)

  queue.add(files('a', 'b', 'c', 'd'), send)
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
  open.get('b')?.({ isDone: false, message: 'Too many pictures.', canRetry: true })
  await expect.poll(states).toEqual(['sending', 'failed', 'sending', 'sending'])
  for (const name of ['a', 'c', 'd']) open.get(name)?.({ isDone: true })
  await idle.promise
  expect(states()).toEqual(['done', 'failed', 'done', 'done'])
  expect(queue.list()[1]?.message).toBe('Too many pictures.')

  queue.retry(2)
  expect(queue.list()[1]).toMatchObject({ state: 'sending', message: '' })
  open.get('b')?.({ isDone: true })
  await expect.poll(states).toEqual(['done', 'done', 'done', 'done'])
  queue.clear()
  expect(queue.list()).toEqual([])
})
