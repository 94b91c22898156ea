import { expect, test, vi } from 'vitest'
import type { CreateResult } from './create-record.ts'
import { saveLastWords } from './last-words.ts'

const created = (title: string): CreateResult => ({ doc: { id: 4, ...{ title } } })
const failed: CreateResult = { problem: { kind: 'unreachable', message: '' } }

/** A form of a new record that is left with the title “Tides”. */
async function leave(answer: CreateResult, creation?: Promise<CreateResult>) {
  const create = vi.fn(async () => answer)
  const [keepFor, keepNew, onSaved] = [vi.fn(), vi.fn(), vi.fn()]
  const words = { mine: { title: 'Tides' }, creation, create, keepFor, keepNew, onSaved }
  await saveLastWords(words)
  return words
}

test('what was typed just before leaving becomes a record', async () => {
  const { create, keepNew, onSaved } = await leave(created('Tides'))
  expect(create).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
  expect(keepNew).not.toHaveBeenCalled()
})

test('without the service the words are kept', async () => {
  const { keepNew, onSaved } = await leave(failed)
  expect(keepNew).toHaveBeenCalledOnce()
  expect(onSaved).not.toHaveBeenCalled()
})

test('a save under way is not sent twice; text typed since is kept for its record', async () => {
  const same = await leave(failed, Promise.resolve(created('Tides')))
  expect([same.create, same.keepFor, same.keepNew].map(({ mock }) => mock.calls)).toEqual([
    [],
    [],
    [],
  ])
  const more = await leave(failed, Promise.resolve(created('Tid')))
  expect(more.create).not.toHaveBeenCalled()
  expect(more.keepFor).toHaveBeenCalledWith(4, { id: 4, title: 'Tid' })
})

test('a save under way that fails is tried once more', async () => {
  const { create, onSaved } = await leave(created('Tides'), Promise.resolve(failed))
  expect(create).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a record that an earlier request has created keeps text typed since', async () => {
  const earlier: CreateResult = { doc: { id: 4, ...{ title: 'Tid' } }, isEarlier: true }
  const { keepFor, keepNew } = await leave(earlier, Promise.resolve(failed))
  expect(keepFor).toHaveBeenCalledWith(4, { id: 4, title: 'Tid' })
  expect(keepNew).not.toHaveBeenCalled()
})
