import { expect, test } from 'vitest'
import type { Ids } from './ids.ts'
import { isProse, proseOf } from './prose.ts'

const ids = { pages: new Map([['letters', 7]]) } as unknown as Ids

test('bold, italic, links and lists become nodes of the editor', () => {
  const prose =
    'Low **tide** at *six*.\nAsk [by letter](/letters).\n\n- One\n- [Two](https://example.org/)'
  const { root } = proseOf({ prose }, ids)
  const words = (text: string, format = 0) =>
    expect.objectContaining({ type: 'text', text, format })
  const link = (text: string, fields: object) =>
    expect.objectContaining({ type: 'link', fields, children: [words(text)] })
  const doc = { relationTo: 'pages', value: 7 }
  const item = (value: number, children: unknown[]) =>
    expect.objectContaining({ type: 'listitem', value, children })
  expect(root.children).toMatchObject([
    {
      type: 'paragraph',
      children: [
        words('Low '),
        words('tide', 1),
        words(' at '),
        words('six', 2),
        words('.'),
        { type: 'linebreak' },
        words('Ask '),
        link('by letter', { linkType: 'internal', doc, newTab: false }),
        words('.'),
      ],
    },
    {
      type: 'list',
      tag: 'ul',
      children: [
        item(1, [words('One')]),
        item(2, [link('Two', { linkType: 'custom', url: 'https://example.org/', newTab: false })]),
      ],
    },
  ])
})

test('only a text that is marked as formatted is parsed', () => {
  expect([isProse({ prose: 'Low' }), isProse('*Low*'), isProse({ label: 'Low' })]).toEqual([
    true,
    false,
    false,
  ])
})
