import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand/react'
import type { SiteState, SiteStore } from './store.ts'

const StoreContext = createContext<SiteStore | null>(null)

/** Provides the store to one island; every island is its own React root. */
export function StoreProvider({ store, children }: { store: SiteStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The store itself, for islands that change it. */
export function useSiteStore(): SiteStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('Islands read the store inside a StoreProvider.')
  return store
}

/** Reads a part of the state; the component renders again only when that part changes. */
export function useSite<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSiteStore(), select)
}
