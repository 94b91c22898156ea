import { expect, test } from 'vitest'
import { contentHash } from '../../site/server/http/prepared-response.ts'
import { Known, type Target } from './targets.ts'

const page: Target = { kind: 'page', path: '/hill' }

function answer(text: string, change: Record<string, string> = {}) {
  const body = Buffer.from(text)
  const type = 'text/html; charset=utf-8'
  const headers = { 'content-type': type, etag: `W/"${contentHash(body)}"`, ...change }
  return { startedAt: 0, endedAt: 1, status: 200, headers, body }
}

function known() {
  const made = new Known()
  made.learn(page, answer('<p>Larkfold edition 1</p><p>The hill</p>'))
  return made
}

test('a page is correct with any value that the editor has changed', () => {
  expect(known().problem(page, answer('<p>Larkfold edition 27</p><p>The hill</p>'))).toBeUndefined()
})

test.each([
  ['half of a page', answer('<p>Larkfold edition 1</p>'), 'content that this address never had'],
  ['another type', answer('x', { 'content-type': 'text/plain' }), 'content-type text/plain'],
  ['an altered body', answer('x', { etag: 'W/"y"' }), 'the body does not match its ETag'],
])('%s is wrong', (_, wrong, problem) => {
  expect(known().problem(page, wrong)).toContain(problem)
})
