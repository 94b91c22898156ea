import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { GalleryGrid } from './view.tsx'

const html = (grid: typeof full) => renderToStaticMarkup(<GalleryGrid {...grid} place={place} />)

test('renders each gallery as one link named by its text', () => {
  expect(html(full).match(/<li>/g)).toHaveLength(4)
  expect(html(full)).toMatch(/<a class="[^"]*" href="\/gallery\/the-lagoon">.*?The Lagoon/)
  expect(html(full)).not.toContain('alt="Straight down')
})

test('marks only the gallery of the current page', () => {
  const at = { ...place, path: '/gallery/beach-club' }
  const onPage = renderToStaticMarkup(<GalleryGrid {...full} place={at} />)
  expect(onPage.match(/aria-current="page"/g)).toHaveLength(1)
  expect(onPage).toMatch(/aria-current="page" href="\/gallery\/beach-club"/)
  expect(html(full)).not.toContain('aria-current')
})

test('alternates tall, wide, wide, tall tiles', () => {
  expect(html(full).match(/--ar:[\d.]+/g)).toEqual([
    '--ar:0.75',
    '--ar:1.3333',
    '--ar:1.3333',
    '--ar:0.75',
  ])
})

test('shows the number of pictures', () => {
  expect(html(full)).toContain('>11 pictures<')
  expect(html(extreme)).toContain('>1 picture<')
  expect(html(sparse)).not.toContain('picture')
})

test('renders only the name of a gallery without a cover', () => {
  expect(html(sparse)).toMatch(/aria-label="Galleries"/)
  expect(html(sparse)).not.toContain('<img')
})

test('skips drafts without a name or slug; renders nothing without galleries', () => {
  expect(html(extreme)).not.toMatch(/No address yet|no-name/)
  expect(html({ title: 'All galleries', items: [] })).toBe('')
})
