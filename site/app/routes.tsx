import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { Outlet, ScrollRestoration } from 'react-router'
import { StoreProvider } from '../browser/store/context.tsx'
import type { SiteStore } from '../browser/store/store.ts'
import { Layout } from '../shell/layout.tsx'
import { type OnShown, PageChange } from '../shell/page-change.tsx'
import { FatalError } from './fatal-error.tsx'
import { Glide } from './glide.tsx'
import { Page } from './page.tsx'
import { APP, MAIN, PAGE_ROUTE } from './places.ts'

/**
 * One layout around one kind of route: which page an address means is the server's to say, so the
 * browser needs no table of routes. What fails in the page leaves the layout standing; what fails
 * in the layout takes it along. `onShown` is told of every address once what it leads to is there.
 */
export function createRoutes(
  store: SiteStore,
  loader: LoaderFunction,
  onShown?: OnShown,
): RouteObject[] {
  const element = (
    <StoreProvider store={store}>
      <PageChange onShown={onShown} />
      <Layout>
        <Outlet />
        <ScrollRestoration />
        <Glide />
      </Layout>
    </StoreProvider>
  )
  return [
    {
      id: 'layout',
      element,
      errorElement: (
        <main id={MAIN}>
          <FatalError place={APP} />
        </main>
      ),
      children: [
        {
          id: PAGE_ROUTE,
          path: '*',
          element: <Page />,
          errorElement: <FatalError place={MAIN} />,
          loader,
          shouldRevalidate: isOtherPage,
        },
      ],
    },
  ]
}

/** A link to the page that is shown, or to an anchor on it, only scrolls. */
function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
}
