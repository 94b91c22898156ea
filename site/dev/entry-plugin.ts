import type { Plugin } from 'vite'

export const LIVE_ENTRY = '/@id/belvedere:live-entry'

/** The browser's entry while developing: Vite's client and React's refresh come before our own. */
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
