import { moveSheet } from '@belvedere/motion/move-sheet.ts'
import { createSheet } from '@belvedere/motion/sheet.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { isIsland } from './app/page-model.ts'
import { APP, PAGE_ROUTE, SHEET } from './app/places.ts'
import { createRoutes } from './app/routes.tsx'
import { sendToMenu } from './browser/store/actions.ts'
import { createSiteStore } from './browser/store/store.ts'
import { createArrival } from './client/arrival.ts'
import { loadIslandsThatArrive } from './client/chunks.ts'
import { readFirstPage } from './client/first-page.ts'
import { followForms } from './client/forms.ts'
import { followLinks } from './client/links.ts'
import { Live } from './client/live.tsx'
import { createPageLoader } from './client/load-page.ts'
import { leaveToVisitor, leaveWhereItBegan, reviveFromCache } from './client/navigation.ts'
import { prefetchLater } from './client/prefetch-later.ts'
import { smoothScroll } from './client/smooth-scroll.ts'
import { fillStore } from './client/store.ts'

// Before anything moves: from here on React only repeats what the document says.
const { page, settings } = readFirstPage()
const root = document.getElementById(APP)

loadIslandsThatArrive(page.blocks.filter(isIsland).map(({ type }) => type))

const store = createSiteStore(settings, page)
const sheet = createSheet(moveSheet(() => document.getElementById(SHEET)))
const loader = createPageLoader(page, {
  whereTo: () => router.state.navigation.location ?? location,
  cover: ({ pathname }) => {
    if (pathname === router.state.location.pathname) return undefined
    sendToMenu(store, 'close')
    return sheet.cover()
  },
})
const routes = createRoutes(store, loader, (location) => arrive(location))
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: { [PAGE_ROUTE]: page } },
})
const arrive = createArrival(router, sheet)
followLinks(router)
leaveWhereItBegan(router, sheet)
leaveToVisitor(sheet)
followForms(router)
reviveFromCache(router)
fillStore(store, router)
smoothScroll(store)
prefetchLater()

const app = (
  <Live>
    <RouterProvider router={router} />
  </Live>
)
if (root) startTransition(() => void hydrateRoot(root, app))
