import { RedirectRules } from '@belvedere/kit/redirects.ts'
import { expect, test, vi } from 'vitest'
import { redirectedPage, redirectTarget } from './redirect-target.ts'

const SITE = 'https://site.example'
const rules = new RedirectRules(
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
  }).map(([from, to]) => ({ from, to, status: 301 })),
)

test.each([
  ['/old', '/new'],
  ['/OLD/', '/new'],
  ['/older', '/new'],
  ['/old?utm=1#near', '/new?utm=1#near'],
  ['/anchored?utm=1#near', '/new?utm=1#far'],
  ['/sorted?utm=1', '/new?sort=price'],
  ['/self', '/new'],
  ['/caf%C3%A9', '/bah%C3%ADa'],
  ['/archive/a/b?c=d', 'https://archive.example/a/b?c=d'],
])('%s leads to %s', (from, to) => {
  expect(redirectTarget(rules, new URL(from, SITE))?.href).toBe(new URL(to, SITE).href)
})

test.each(['/new', '/', '/script', '/round', '/deep/a', '/archive/..//evil'])(
  '%s is left to the server',
  (path) => {
    expect(redirectTarget(rules, new URL(path, SITE))).toBeUndefined()
  },
)

test('a link to a page of the site is prefetched at its target', () => {
  vi.stubGlobal('location', new URL('/here', SITE))
  const links = ['/lagoon?page=2', '/old?utm=1', '/archive/a'].map((link) =>
    redirectedPage(rules, link),
  )
  expect(links).toEqual([undefined, '/new?utm=1', undefined])
})
