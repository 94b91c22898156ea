import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPathIn } from '@belvedere/kit/own-paths.ts'
import { expect, test } from 'vitest'
import { CONTENT_ADDRESSES, SITE_ADDRESSES } from './addresses.ts'

const root = join(import.meta.dirname, '../..')
const pathsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[1] ?? '')

/** The path of a route’s file: without groups, with a name for each part that may be anything. */
function pathOfFile(file: string) {
  const parts = file.split('/').slice(0, -1)
  const shown = parts.filter((part) => !/^\(.*\)$/.test(part))
  return `/${shown.map((part) => part.replace(/^\[+(?:\.\.\.)?(\w+)\]+$/, ':$1')).join('/')}`
}

test('every route of the content service is among what the fuzzer tries', () => {
  const files = globSync('**/{route.ts,page.tsx}', { cwd: join(root, 'content/app') })
  const routes = files.map(pathOfFile).filter((path) => !path.startsWith('/api/'))
  expect(routes.length).toBeGreaterThan(10)
  const tried = pathsOf(CONTENT_ADDRESSES)
  const asTried = (route: string) => route.replace('/admin/:segments', '/admin/:path')
  expect(routes.map(asTried).filter((route) => !tried.includes(route))).toEqual([])
})

test('every page that the project adds to the studio is among what the fuzzer tries', () => {
  const views = globSync('**/{view-config,ready-view}.ts', {
    cwd: join(root, 'content'),
    exclude: ['node_modules'],
  })
  const sources = ['payload.config.ts', ...views].map((file) =>
    readFileSync(join(root, 'content', file), 'utf8'),
  )
  const paths = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:path: |_PATH = )'(\/[a-z-]+)'/g)].map(([, path = '']) => path),
  )
  expect(paths).toContain('/audit-log')
  const tried = pathsOf(CONTENT_ADDRESSES)
  expect(paths.filter((path) => !tried.includes(`/admin${path}`))).toEqual([])
})

/** Literals and patterns in the source of the site that begin like a path of its own. */
const PATH = /(?:['"`]|\/\^\\)(\/[a-z.][\w.-]*(?:\\?\/[\w.-]+)*)/g

/** What the source of the site names besides: addresses of the content service, and parts. */
const OTHERS = ['/g', '/preview/session', '/_payload.json', '/admin', '/assets']

test('every address that the source of the site names is among what the fuzzer tries', () => {
  const sources = globSync('site/{server,media}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const named = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import .*$/gm, '')
    return [...text.matchAll(PATH)].map(([, path = '']) => path.replaceAll('\\', ''))
  })
  expect(named).toContain('/publish')
  const tried = pathsOf(SITE_ADDRESSES)
  const isTried = (path: string) => tried.some((one) => one === path || one.startsWith(path))
  expect([...new Set(named)].filter((path) => !isTried(path) && !OTHERS.includes(path))).toEqual([])
})

test('no address that the site itself answers reading requests at can be redirected', () => {
  const read = SITE_ADDRESSES.filter((line) => line.startsWith('GET '))
  const paths = pathsOf(read).map((path) => path.replaceAll(/:\w+/g, '7'))
  const isOwn = (path: string) => ownPathIn(path, (one) => one === path) !== undefined
  expect(paths.filter((path) => !isOwn(path))).toEqual([])
})
