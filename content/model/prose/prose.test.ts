import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { expect, test } from 'vitest'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import { isProse } from './check.ts'
import { proseFromText } from './from-text.ts'
import { plainText } from './plain-text.ts'

const nodesOf = (text: string) =>
  proseFromText(text).root.children.map((node) => ('children' in node ? node.children : []))

test('an empty line starts a paragraph, and a single line break is kept', () => {
  expect(nodesOf('\n one \r\ntwo\n\n \n*three* <br>\n')).toMatchObject([
    [{ text: 'one' }, { type: 'linebreak' }, { text: 'two' }],
    [{ text: '*three* <br>' }],
  ])
  expect(nodesOf(' \n')).toEqual([[]])
})

test('the words of prose are a line for each paragraph and line break', () => {
  expect(plainText(proseFromText('one\ntwo\n\nthree'))).toBe('one\ntwo\nthree')
  expect(plainText(lexical([words('See '), linkTo(3, 'us'), words('.')]))).toBe('See us.')
  expect(plainText(lexical([]))).toBe('')
  expect(plainText(null)).toBe('')
})

type Node = Record<string, unknown>

const document = (...children: unknown[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: Node[]) => ({ type: 'paragraph', children })
const list = (...children: Node[]) => ({ type: 'list', listType: 'bullet', start: 1, children })
const item = (...children: Node[]) => ({ type: 'listitem', value: 1, indent: 0, children })
const link = (...children: Node[]) => ({ type: 'link', fields: { url: '/a' }, children })
const tab = { type: 'tab', text: '\t', detail: 2, format: 0, mode: 'normal', style: '' }

/** Opens a document as the studio does; throws Lexical's errors. */
function open(value: unknown) {
  const nodes = [ListNode, ListItemNode, LinkNode, AutoLinkNode]
  const onError = (error: Error) => {
    throw error
  }
  const editor = createHeadlessEditor({ nodes, onError })
  editor.setEditorState(editor.parseEditorState(JSON.stringify(value)))
}

test.each<[string, unknown]>([
  ['paragraphs and a line break', proseFromText('one\ntwo\n\nthree')],
  ['no words', proseFromText('')],
  ['a link', lexical([linkTo('https://example.org', 'there')])],
  ['a tab and a line break in a link', document(paragraph(link(tab, { type: 'linebreak' })))],
  ['a list in a list', document(list(item(words('a')), item(list(item(link(words('b')))))))],
])('a rich text with %s is prose, and the editor opens it', (_, value) => {
  expect(isProse(value)).toBe(true)
  expect(() => open(value)).not.toThrow()
})

test.each<[string, unknown]>([
  ['a text below the root', document(words('a'))],
  ['a root in the root', document({ type: 'root', children: [] })],
  ['no paragraph', document()],
  ['a list item without an indent', document(list({ ...item(), indent: undefined }))],
  ['a list item below the root', document({ ...item(), indent: undefined })],
  ['a tab with details of its own', document(paragraph({ ...tab, detail: 0 }))],
  ['a slot', document({ ...paragraph(), $slots: { note: words('a') } })],
  ['a node of another editor', document({ type: 'upload', relationTo: 'media', value: 1 })],
])('a rich text with %s, which the editor refuses, is not prose', (_, value) => {
  expect(() => open(value)).toThrow()
  expect(isProse(value)).toBe(false)
})

test.each<[string, unknown]>([
  ['a link below the root', document(link(words('a')))],
  ['a paragraph in a paragraph', document(paragraph(paragraph(words('a'))))],
  ['a list in a paragraph', document(paragraph(list(item())))],
  ['a paragraph in a list', document(list(paragraph(words('a'))))],
  ['a paragraph in a list item', document(list(item(paragraph(words('a')))))],
  ['a link in a link', document(paragraph(link(link(words('a')))))],
  ['a link without its address', document(paragraph({ ...link(words('a')), fields: undefined }))],
  ['a text without words', document(paragraph({ type: 'text' }))],
  ['an indent that would keep the editor busy', document(list({ ...item(), indent: 1e9 }))],
  ['children that are no list', { root: { type: 'root', children: 5 } }],
])('a rich text with %s is not prose', (_, value) => {
  expect(isProse(value)).toBe(false)
})

test.each([[5], [[]], [{}], [{ root: {} }]])('%j is not prose', (value) => {
  expect(isProse(value)).toBe(false)
})
