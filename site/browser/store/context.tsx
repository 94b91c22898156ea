import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand/react'
import type { SiteState, SiteStore } from './store.ts'

const StoreContext = createContext<SiteStore | null>(null)

export function StoreProvider({ store, children }: { store: SiteStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The store itself, for those who change it. */
export function useSiteStore(): SiteStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('Wrap the layout in a StoreProvider.')
  return store
}

/** A part of the state; what uses it renders again only when that part changes. */
export function useSite<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSiteStore(), select)
}
