import { expect, test } from 'vitest'
import { moveOf } from './undo-keys.ts'

const keys = (words: string) => {
  const parts = words.split('+')
  const key = parts.at(-1) ?? ''
  const has = (name: string) => parts.includes(name)
  const held = { altKey: has('Alt'), ctrlKey: has('Ctrl'), metaKey: has('Cmd') }
  return { ...held, key, shiftKey: has('Shift'), code: key === 'я' ? 'KeyZ' : '' }
}

test.each([
  ['Ctrl+z', 'undo'],
  ['Ctrl+Z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+я', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Cmd+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Cmd+y', undefined],
  ['Ctrl+Alt+z', undefined],
  ['z', undefined],
])('%s means %s', (words, move) => {
  expect(moveOf(keys(words))).toBe(move)
})
