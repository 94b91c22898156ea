import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('work with the same key waits for the work before it, also when that fails; other work does not', async () => {
  const run = oneByOne()
  const first = Promise.withResolvers<void>()
  const begun: string[] = []
  const work =
    (name: string, until = Promise.resolve()) =>
    async () => {
      begun.push(name)
      await until
      return name
    }
  const failed = run('a', work('first', first.promise))
  const second = run('a', work('second'))
  expect(await run('b', work('other'))).toBe('other')
  expect(await run(undefined, work('unknown'))).toBe('unknown')
  expect(begun).toEqual(['first', 'other', 'unknown'])
  first.reject(new Error('The connection broke off.'))
  await expect(failed).rejects.toThrow('broke off')
  expect(await second).toBe('second')
})
