import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createRoutes } from '../app/routes.tsx'
import { createSiteStore } from '../browser/store/store.ts'
import { ROUTER_FILES, withoutUnused } from './drop-unused-router.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router'))

test('all that is left out is in the router that is installed', () => {
  for (const name of ROUTER_FILES) {
    const file = join(router, '../production/lib', name)
    const whole = readFileSync(file, 'utf8')
    expect(withoutUnused(whole, file).length, name).toBeLessThan(whole.length)
  }
})

/** Who wants more of the router has to see first whether that is still in it. */
describe('of the router the site uses only', () => {
  test('components, hooks and functions that are whole', () => {
    const lists = found(/import \{([^}]*)\} from 'react-router'/g)
    const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
    const values = names.filter((name) => name && !name.startsWith('type '))
    expect(values).toContain('createBrowserRouter')
    expect(values.filter((name) => !WHOLE.includes(name))).toEqual([])
  })

  test('its navigations, its state and its news', () => {
    const members = found(/\brouter\??\.(\w+)/g)
    expect(members).toContain('navigate')
    expect(members.filter((name) => !MEMBERS.includes(name))).toEqual([])
    const calls = found(/(?:navigate|createBrowserRouter)\(([\s\S]*?)\)\n/g)
    expect(calls.join()).toContain('hydrationData')
    expect(calls.filter((call) => OPTIONS_LEFT_OUT.test(call))).toEqual([])
  })

  test('routes with one loader and an error screen each, there from the start', () => {
    const store = createSiteStore({ site: null, global: null })
    for (const route of allOf(createRoutes(store, () => null))) {
      expect(route.errorElement).toBeTruthy()
      expect(Object.keys(route).filter((key) => !ROUTE.includes(key))).toEqual([])
    }
  })
})

const WHOLE = [
  ...['createBrowserRouter', 'RouterProvider', 'Outlet', 'ScrollRestoration', 'replace'],
  ...[
    'useLoaderData',
    'useLocation',
    'useNavigate',
    'useRouteError',
    'useRouteLoaderData',
    'useNavigation',
  ],
]
const MEMBERS = ['navigate', 'state', 'subscribe', 'createHref']
const OPTIONS_LEFT_OUT =
  /\b(?:formMethod|formData|formEncType|body|basename|getContext|dataStrategy)\b/
const ROUTE = ['id', 'path', 'element', 'errorElement', 'loader', 'shouldRevalidate', 'children']

/** What a pattern catches in the sources that know the router. */
function found(pattern: RegExp) {
  return users.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))
}

const users = globSync('{ui,motion,blocks,site}/**/*.{ts,tsx}', {
  cwd: projectRoot(),
  exclude: (name) => ['node_modules', 'dist', 'server'].includes(name) || /\.test\./.test(name),
})
  .map((file) => readFileSync(join(projectRoot(), file), 'utf8'))
  .filter((text) => text.includes("'react-router'") && !text.includes("from 'vitest'"))

function allOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...allOf(route.children ?? [])])
}
