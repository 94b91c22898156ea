import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { isIsland } from './app/page-model.ts'
import { createRoutes, PAGE_ROUTE } from './app/routes.tsx'
import { loadIslandsThatArrive } from './client/chunks.ts'
import { readFirstPage } from './client/first-page.ts'
import { followLinks } from './client/links.ts'
import { createPageLoader } from './client/load-page.ts'
import { markLateNavigation, moveFocus, reviveFromCache } from './client/navigation.ts'

// Before anything moves: from here on React only repeats what the document says.
const { page, settings } = readFirstPage()
const root = document.getElementById('app')

await loadIslandsThatArrive(page.blocks.filter(isIsland).map(({ type }) => type))

const router = createBrowserRouter(createRoutes(settings, createPageLoader(page.build)), {
  hydrationData: { loaderData: { [PAGE_ROUTE]: page } },
})
followLinks((to, options) => router.navigate(to, options))
markLateNavigation(router)
moveFocus(router)
reviveFromCache(router)

if (root) startTransition(() => void hydrateRoot(root, <RouterProvider router={router} />))
