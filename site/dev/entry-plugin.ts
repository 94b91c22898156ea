import type { Plugin } from 'vite'

export const LIVE_ENTRY = '/@id/belvedere:live-entry'

/** The client entry in development: Vite's client and React Refresh are loaded before ours. */
export function liveEntry(): Plugin {
  const id = 'belvedere:live-entry'
  return {
    name: id,
    resolveId: (source) => (source === id ? id : undefined),
    load: (wanted) => (wanted === id ? CODE : undefined),
  }
}

const CODE = `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/browser/main.ts')
`
