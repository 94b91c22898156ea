import { expect, test } from 'vitest'
import type { Change } from './patch.ts'
import { targetOfStep } from './target-of-step.ts'

const rows = (from: string, to: string): Change => ({
  kind: 'rows',
  from: [...from],
  to: [...to],
  gone: new Map([...from].filter((id) => !to.includes(id)).map((id) => [id, {}])),
})
const stepOf = (change: Change) => ({ about: 'blocks', patches: [new Map([['blocks', change]])] })

test.each([
  ['ab', 'aXb', 'blocks.X', false],
  ['abc', 'bca', 'blocks.b', true],
  ['abc', 'ac', 'blocks.c', true],
  ['abc', 'ab', 'blocks.b', true],
  ['a', '', 'blocks', true],
])('from %s to %s leads to %s', (from, to, path, staysFolded) => {
  expect(targetOfStep(stepOf(rows(from, to)))).toEqual({ path, staysFolded })
})

test('a step leads to the field that it is about, not to what followed', () => {
  const change: Change = { kind: 'value', from: 'a', to: 'b' }
  const patch = new Map([
    ['slug', change],
    ['title', change],
  ])
  expect(targetOfStep({ about: 'title', patches: [patch] })).toEqual({
    path: 'title',
    staysFolded: false,
  })
})

test('a step that hid or showed a block leads to the block, which stays folded', () => {
  const about = 'blocks.a.isHidden'
  const change: Change = { kind: 'value', from: undefined, to: true }
  expect(targetOfStep({ about, patches: [new Map([[about, change]])] })).toEqual({
    path: 'blocks.a',
    staysFolded: true,
  })
})
