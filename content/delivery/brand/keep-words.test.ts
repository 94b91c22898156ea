import { expect, test } from 'vitest'
import { keepWords } from './keep-words.ts'

test('words of the studio are kept in their groups as well', () => {
  const kept = keepWords({ words: { 'labels.menu': 'Karte', 'list.sort': 'Order' } }, {})
  expect(kept).toMatchObject({
    words: { 'labels.menu': 'Karte', 'list.sort': 'Order' },
    labels: { menu: 'Karte' },
  })
})

test('a word that is written in its group counts, beside those of the studio', () => {
  const before = {
    words: { 'list.sort': 'Order', 'labels.menu': 'Karte' },
    labels: { menu: 'Karte' },
  }
  const kept = keepWords({ labels: { menu: 'Index' } }, before)
  expect(kept).toMatchObject({
    words: { 'list.sort': 'Order', 'labels.menu': 'Index' },
    labels: { menu: 'Index' },
  })
  expect(keepWords({ labels: { menu: '' } }, before)).toMatchObject({
    words: { 'list.sort': 'Order' },
    labels: { menu: null },
  })
})

test('a form that is saved with both, of which only the first has changed, keeps the change', () => {
  const before = { labels: { menu: 'Karte', close: 'Zu' } }
  const words = { 'labels.menu': 'Plan' }
  expect(keepWords({ words, labels: { menu: 'Karte', close: 'Zu' } }, before)).toEqual(
    expect.objectContaining({ words, labels: { menu: 'Plan', close: null } }),
  )
})

test('words that were stored before there was one field for all stay', () => {
  const before = { labels: { menu: 'Karte' }, form: { go: 'Los' } }
  expect(keepWords({ statement: 'By the lake.' }, before)).toMatchObject({
    statement: 'By the lake.',
    words: { 'labels.menu': 'Karte', 'form.go': 'Los' },
  })
})
