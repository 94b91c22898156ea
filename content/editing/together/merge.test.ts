import { expect, test } from 'vitest'
import { hasSameContents, merge } from './merge.ts'
import type { Side } from './merging.ts'

const block = (id: string, title: string, more = {}) => ({ id, blockType: 'text', title, ...more })
const page = (...blocks: object[]) => ({ title: 'Bay', slug: 'bay', blocks })
const titles = ({ merged }: { merged: Record<string, unknown> }) =>
  JSON.parse(JSON.stringify(merged.blocks)).map(({ title }: { title: string }) => title)

const [a, b, c] = [block('a', 'A'), block('b', 'B'), block('c', 'C')]

test('changes of different fields are merged without asking', () => {
  const base = { title: 'Bay', intro: 'Old', seo: { title: 'T', noIndex: false } }
  const mine = { ...base, title: 'Mine', seo: { title: 'Mine', noIndex: false } }
  const theirs = { ...base, intro: 'Theirs', seo: { title: 'T', noIndex: true } }
  const { merged, conflicts, taken } = merge(base, mine, theirs)
  expect(merged).toEqual({
    title: 'Mine',
    intro: 'Theirs',
    seo: { title: 'Mine', noIndex: true },
  })
  expect(conflicts).toEqual([])
  expect(taken).toEqual([['intro'], ['seo', 'noIndex']])
})

test('a field that both changed is a conflict, and the chosen side is taken', () => {
  const base = page(a, b)
  const mine = page(a, block('b', 'Mine'))
  const theirs = page(a, block('b', 'Theirs'))
  const result = merge(base, mine, theirs)
  const path = ['blocks', { row: 'b' }, 'title']
  expect(result.conflicts).toMatchObject([{ path, kind: 'field', mine: 'Mine', theirs: 'Theirs' }])
  expect(titles(result)).toEqual(['A', 'Mine'])
  expect(titles(merge(base, mine, theirs, all('theirs', result)))).toEqual(['A', 'Theirs'])
})

const all = (side: Side, { conflicts }: { conflicts: { key: string }[] }) =>
  new Map(conflicts.map(({ key }) => [key, side]))

test('the same change on both sides is no conflict', () => {
  const result = merge(page(a), page(block('a', 'New')), page(block('a', 'New')))
  expect([titles(result), result.conflicts, result.taken]).toEqual([['New'], [], []])
})

test('a moved block merges with an edited one, and new blocks keep their places', () => {
  const moved = merge(page(a, b, c), page(c, a, b), page(a, block('b', 'Edited'), c))
  expect([titles(moved), moved.conflicts]).toEqual([['C', 'A', 'Edited'], []])
  const theirs = merge(page(a, b, c), page(a, block('b', 'Edited'), c), page(c, a, b))
  expect([titles(theirs), theirs.conflicts]).toEqual([['C', 'A', 'Edited'], []])
  const added = merge(page(a, b), page(a, block('x', 'X'), b), page(block('y', 'Y'), a, b, c))
  expect([titles(added), added.conflicts]).toEqual([['Y', 'A', 'X', 'B', 'C'], []])
})

test('an order that both sides changed is a conflict', () => {
  const args = [page(a, b, c), page(b, a, c), page(a, c, b)] as const
  const result = merge(...args)
  expect(result.conflicts).toMatchObject([{ kind: 'order', path: ['blocks'] }])
  expect(titles(result)).toEqual(['B', 'A', 'C'])
  expect(titles(merge(...args, all('theirs', result)))).toEqual(['A', 'C', 'B'])
})

test('a removed block goes, unless the other side edited it', () => {
  expect(titles(merge(page(a, b), page(a, b), page(a)))).toEqual(['A'])
  expect(titles(merge(page(a, b), page(a), page(a, b)))).toEqual(['A'])
  const edited = page(a, block('b', 'Edited'))
  const mine = merge(page(a, b), edited, page(a))
  expect(mine.conflicts).toMatchObject([{ kind: 'row', theirs: undefined }])
  expect(titles(mine)).toEqual(['A', 'Edited'])
  expect(titles(merge(page(a, b), edited, page(a), all('theirs', mine)))).toEqual(['A'])
  const theirs = merge(page(a, b), page(a), edited)
  expect(theirs.conflicts).toMatchObject([{ kind: 'row', mine: undefined }])
  expect(titles(theirs)).toEqual(['A'])
  expect(titles(merge(page(a, b), page(a), edited, all('theirs', theirs)))).toEqual(['A', 'Edited'])
})

test('rows inside a block merge too', () => {
  const list = (...items: object[]) => page(block('a', 'A', { items }))
  const one = { id: '1', label: 'One' }
  const two = { id: '2', label: 'Two' }
  const result = merge(
    list(one, two),
    list({ ...one, label: 'Mine' }, two),
    list(one, { ...two, label: 'Theirs' }),
  )
  expect(result.conflicts).toEqual([])
  expect(result.merged).toEqual(list({ ...one, label: 'Mine' }, { ...two, label: 'Theirs' }))
})

test('rich text and references change as a whole', () => {
  const text = (words: string) => ({ root: { type: 'root', children: [{ text: words }] } })
  const to = (value: number) => ({ relationTo: 'pages', value })
  const base = { text: text('Old'), to: to(1) }
  const result = merge(base, { text: text('Mine'), to: to(2) }, { text: text('T'), to: to(3) })
  expect(result.conflicts.map(({ path }) => path)).toEqual([['text'], ['to']])
  expect(result.merged).toEqual({ text: text('Mine'), to: to(2) })
})

test('different representations of an empty field in form and database are no change', () => {
  const base = { ...page(), intro: null, seo: { title: null }, items: [], isOpen: null }
  const form = { ...page(), seo: { title: '' }, items: 0, isOpen: false }
  const theirs = { ...base, intro: 'New', items: [{ id: '1', label: 'One' }], isOpen: true }
  expect(hasSameContents(base, form)).toBe(true)
  const { merged, conflicts } = merge(base, form, theirs)
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({ intro: 'New', items: [{ label: 'One' }], isOpen: true })
})

test('fields that the service sets take its value and never conflict', () => {
  const at = (updatedAt: string, _status: string) => ({ ...page(a), updatedAt, _status })
  const { merged, conflicts } = merge(at('1', 'draft'), at('2', 'draft'), at('3', 'published'))
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({ updatedAt: '3', _status: 'published' })
  expect(hasSameContents(at('1', 'draft'), at('3', 'published'))).toBe(true)
})
