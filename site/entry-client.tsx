import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { isIsland } from './app/page-model.ts'
import { APP, PAGE_ROUTE } from './app/places.ts'
import { createRoutes } from './app/routes.tsx'
import { loadIslandsThatArrive } from './client/chunks.ts'
import { readFirstPage } from './client/first-page.ts'
import { followForms } from './client/forms.ts'
import { followLinks } from './client/links.ts'
import { createPageLoader } from './client/load-page.ts'
import { markLateNavigation, moveFocus, reviveFromCache } from './client/navigation.ts'
import { smoothScroll } from './client/smooth-scroll.ts'
import { fillStore } from './client/store.ts'
import { createSiteStore } from './store/store.ts'

// Before anything moves: from here on React only repeats what the document says.
const { page, settings } = readFirstPage()
const root = document.getElementById(APP)

loadIslandsThatArrive(page.blocks.filter(isIsland).map(({ type }) => type))

const store = createSiteStore(settings, page)
const loader = createPageLoader(page, () => router.state.navigation.location ?? location)
const router = createBrowserRouter(createRoutes(store, loader), {
  hydrationData: { loaderData: { [PAGE_ROUTE]: page } },
})
followLinks(router)
markLateNavigation(router)
moveFocus(router)
followForms(router)
reviveFromCache(router)
fillStore(store, router)
smoothScroll(store)

if (root) startTransition(() => void hydrateRoot(root, <RouterProvider router={router} />))
