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
  for (const name of ['a', 'c', 'd']) open.get(name)?.({ isDone: true, message: '' })
  await idle.promise
  expect(states()).toEqual(['done', 'failed', 'done', 'done'])
  expect(queue.list()[1]?.message).toBe('Too many pictures.')

  queue.retry(2)
  expect(queue.list()[1]).toMatchObject({ state: 'sending', message: '' })
  open.get('b')?.({ isDone: true, message: '' })
  await expect.poll(states).toEqual(['done', 'done', 'done', 'done'])
  queue.clear()
  expect(queue.list()).toEqual([])
})

test('a file that is there waits for the editor, who keeps both or takes it off the list', async () => {
  const same = { id: 4, filename: 'pier-0a1b2c3d.jpg', isInBin: false }
  const send: Send = async (_, __, isWanted) =>
    isWanted ? { isDone: true, message: 'Its first frame is shown.' } : { isDone: false, same }
  let idle = 0
  const queue = new UploadQueue(() => idle++)
  queue.add(files('a', 'b'), send)
  const shown = () => queue.list().map(({ state, message }) => [state, message])
  await expect.poll(shown).toEqual([
    ['there', ''],
    ['there', ''],
  ])
  expect(queue.list()[0]?.same).toEqual(same)

  queue.keepBoth(1)
  queue.leave(2)
  await expect.poll(shown).toEqual([['done', 'Its first frame is shown.']])
  expect(queue.list()[0]?.same).toBeUndefined()
  expect(idle).toBeGreaterThan(0)
})
