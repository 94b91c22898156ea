import { afterEach, expect, test, vi } from 'vitest'
import { ONCE_KEY } from '../../../editing/once/key.ts'
import { Comments } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

test('a comment and a reply are sent with the key of their form, and a lost answer keeps the words', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push(`${url} ${new Headers(headers).get(ONCE_KEY)}`)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ threads: [] })
  })
  const comments = new Comments('pages:1')
  const said = { block: null, blockName: '', text: 'Too dark?' }
  await expect(comments.say(said, 'a')).rejects.toThrow('try again')
  await comments.say(said, 'a')
  await comments.reply(5, 'Yes', 'b')
  expect(asked).toEqual(['/api/comments/say a', '/api/comments/say a', '/api/comments/5/reply b'])
})
