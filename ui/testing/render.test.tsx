import { expect, test } from 'vitest'
import { parseHtml, render } from './render.ts'

test('a rendered component can be queried', () => {
  const body = render(
    <picture>
      <source media="(min-width: 1px)" srcSet="/a.avif 1x" />
      <img alt="A “view” & more" fetchPriority="high" />
    </picture>,
  )
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('A “view” & more')
  expect(body.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
  expect(body.querySelector('picture > source')?.getAttribute('media')).toBe('(min-width: 1px)')
})

test('a document keeps its head, and its scripts do not run', () => {
  const page = parseHtml(
    '<!doctype html><html lang="en"><head><title>A</title><script>document.title = "B"</script></head><body><h1>C</h1></body></html>',
  )
  expect(page.title).toBe('A')
  expect(page.documentElement.lang).toBe('en')
  expect(page.querySelector('h1')?.textContent).toBe('C')
})
