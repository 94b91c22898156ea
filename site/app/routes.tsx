import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { Outlet, ScrollRestoration } from 'react-router'
import type { Settings } from '../content/settings.ts'
import { Layout } from '../shell/layout.tsx'
import { FatalError } from './fatal-error.tsx'
import { Page } from './page.tsx'

export const PAGE_ROUTE = 'page'

/**
 * One layout around one kind of route: which page an address means is the server's to say, so the
 * browser needs no table of routes.
 */
export function createRoutes(settings: Settings, loader: LoaderFunction): RouteObject[] {
  const element = (
    <Layout settings={settings}>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  )
  return [
    {
      id: 'layout',
      element,
      children: [
        {
          id: PAGE_ROUTE,
          path: '*',
          element: <Page />,
          errorElement: <FatalError />,
          loader,
          shouldRevalidate: isOtherPage,
        },
      ],
    },
  ]
}

/** A link to the page that is shown, or to an anchor on it, only scrolls. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}
