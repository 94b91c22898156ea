import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { LongformLinks } from './view.tsx'

const body = (longform: typeof full) => render(<LongformLinks {...longform} place={place} />)

const find = (longform: typeof full, selector: string) => body(longform).querySelector(selector)

test('links each label to its part', () => {
  expect(find(full, 'nav[data-labels=""]')?.getAttribute('aria-label')).toBe('In this section')
  expect(find(full, 'a[href="#history"]')?.textContent).toBe('History')
  const title = find(full, 'div#history > h2:first-child')
  expect(title?.textContent).toContain('Hops, then nothing')
})

test('marks no label as current without JavaScript', () => {
  expect(find(full, '[aria-current]')).toBeNull()
})

test('replaces missing, invalid and duplicate anchors by the item’s id', () => {
  const ids = Array.from(body(extreme).querySelectorAll('div[id]'), ({ id }) => id)
  expect(ids).toEqual(['same', 'item-i2', 'item-i3', 'item-i5'])
})

test('labels a part by its title; omits the label without either', () => {
  expect(find(extreme, 'a[href="#same"]')?.textContent).toMatch(/^The long way down/)
  expect(find(extreme, 'a[href="#item-i5"]')).toBeNull()
})

test('renders no labels for a single part, and no heading without a title', () => {
  expect(find(sparse, 'nav, h2')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('In detail')
})

test('skips parts without text; renders nothing without parts', () => {
  expect(body(extreme).textContent).not.toContain('Nothing')
  expect(body({ items: [] }).hasChildNodes()).toBe(false)
})
