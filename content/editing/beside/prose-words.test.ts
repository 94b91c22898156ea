import { expect, test } from 'vitest'
import { proseWords, typedPart } from './prose-words.ts'

const text = (words: string) => ({ type: 'text', text: words })
const node = (type: string, ...children: object[]) => ({ type, children })

test('the words of a rich text are those of its paragraphs and lists; empty ones do not count', () => {
  const link = node('link', text('here'))
  const list = node('list', node('listitem', text('One')), node('listitem', text('Two')))
  const paragraph = node('paragraph', text('Look '), link, { type: 'linebreak' }, text('now'))
  expect(proseWords(node('root', paragraph, node('paragraph'), list))).toEqual([
    ['Look ', 'here', 'now'],
    ['One', 'Two'],
  ])
  expect(proseWords(undefined)).toEqual([])
})

test('typing changes one part', () => {
  expect(typedPart([['One'], ['Two']], [['One'], ['Two', ' more']])).toEqual({
    index: 1,
    of: 2,
    pieces: ['Two', ' more'],
  })
})

test.each([
  ['nothing', [['One']], [['One']]],
  ['two parts', [['One'], ['Two']], [['A'], ['B']]],
  ['the number of parts', [['One']], [['One'], ['Two']]],
])('a change of %s is left to the rendering', (_, before, after) => {
  expect(typedPart(before, after)).toBeUndefined()
})
