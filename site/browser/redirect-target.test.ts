import { expect, test, vi } from 'vitest'
import { knownRedirects, redirectedPage, redirectTarget } from './redirect-target.ts'

const SITE = 'https://site.example'
const rules = knownRedirects(
  Object.entries({
    '/old': '/new',
    '/older': '/old',
    '/anchored': '/new#far',
    '/sorted': '/new?sort=price',
    '/archive/*': 'https://archive.example/*',
    '/self': `${SITE}/new`,
    '/café': '/bahía',
    '/script': 'javascript:alert(1)',
    '/round': '/trip',
    '/trip': '/round',
    '/deep/*': '/deep/er/*',
    '/shop': 'https://shop.example',
    '/numbered?p=1': '/new',
  }).map(([from, to]) => ({ from, to, status: 301 })),
)

test.each([
  ['/old', '/new'],
  ['/OLD/', '/new'],
  ['/older', '/new'],
  ['/old?utm=1#near', '/new?utm=1#near'],
  ['/anchored?utm=1#near', '/new?utm=1#far'],
  ['/sorted?utm=1&sort=area', '/new?sort=price&utm=1'],
  ['/self', '/new'],
  ['/caf%C3%A9', '/bah%C3%ADa'],
  ['/shop?c=d', 'https://shop.example/?c=d'],
])('%s leads to %s', (from, to) => {
  expect(redirectTarget(rules, new URL(from, SITE))?.href).toBe(new URL(to, SITE).href)
})

test.each(['/new', '/', '/script', '/round', '/deep/a', '/archive/a', '/numbered?p=1'])(
  '%s is left to the server',
  (path) => {
    expect(redirectTarget(rules, new URL(path, SITE))).toBeUndefined()
  },
)

test('a link to a page of the site is prefetched at its target', () => {
  vi.stubGlobal('location', new URL('/here', SITE))
  const links = ['/lagoon?page=2', '/old?utm=1', '/shop'].map((link) => redirectedPage(rules, link))
  expect(links).toEqual([undefined, '/new?utm=1', undefined])
})
