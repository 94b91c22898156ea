import { expect, test } from 'vitest'
import { cutAround } from './cut-around.ts'
import { markWords } from './sheet/mark-words.ts'
import type { Shown } from './shown.ts'

const sentences = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `Tide number ${from + at} is a little late. `).join('')
const words = (text: string): Shown => ({ is: 'words', words: text })

/** The removed and the added text that the dialog marks in two values. */
function marked(was: string, is: string) {
  const both = cutAround(words(was), words(is))
  const [old = '', now = ''] = both.map((one) => (one.is === 'words' ? one.words : ''))
  const runs = markWords([{ text: old, look: '' }], [{ text: now, look: '' }])
  return runs.flatMap(({ is: kind, text }) => (kind === 'same' ? [] : [[kind, text.trim()]]))
}

test('short texts stay whole', () => {
  const both = [words(sentences(10)), words(sentences(11))] as const
  expect(cutAround(...both)).toEqual(both)
})

test('a change far down in a long text is shown with the words around it', () => {
  const [start, end] = [sentences(300), sentences(300, 300)]
  const [was, is] = cutAround(words(`${start}Low. ${end}`), words(`${start}High. ${end}`))
  for (const [one, word] of [
    [was, 'Low'],
    [is, 'High'],
  ] as const) {
    const shown = one.is === 'words' ? one.words : ''
    expect(shown).toMatch(/^….* Tide number 299 is a little late\. \w+\. Tide number 300 .*…$/)
    expect(shown).toContain(word)
    expect(shown.length).toBeLessThan(700)
  }
})

test('words after a change at the start are not shown as removed', () => {
  expect(marked(sentences(300), `New. ${sentences(300)}`)).toEqual([['new', 'New.']])
})

test('if changes are far apart, the first ones are shown', () => {
  const text = sentences(300)
  expect(marked(text, `New. ${text}`.replace('number 299', 'number one'))).toEqual([
    ['new', 'New.'],
  ])
})

test('a change of formatting far down in a text is shown', () => {
  const prose = (look: string): Shown => ({
    is: 'prose',
    spans: [
      { text: sentences(300), look: '' },
      { text: 'late', look },
      { text: sentences(300, 300), look: '' },
    ],
  })
  const [was, is] = cutAround(prose(''), prose('bold'))
  expect(was).toMatchObject({ spans: [{ text: '…' }, {}, { text: 'late', look: '' }, {}, {}] })
  expect(is).toMatchObject({ spans: [{ text: '…' }, {}, { text: 'late', look: 'bold' }, {}, {}] })
})

test('a long new text, or one beside pictures, is shortened', () => {
  const pictures: Shown = { is: 'records', records: [{ name: 'bay.jpg', thumbnail: null }] }
  for (const other of [words(''), pictures]) {
    const [was, is] = cutAround(other, words(sentences(300)))
    expect(was).toEqual(other)
    expect(is).toEqual(words(`${sentences(300).slice(0, 4000)}…`))
  }
})
