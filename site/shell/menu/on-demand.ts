import { reloadForChunk } from '@belvedere/ui/load-chunk.ts'
import { sendToMenu, updateMenu } from '../../browser/store/actions.ts'
import type { MenuState } from '../../browser/store/menu.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { watch } from '../../browser/store/watch.ts'

type Panel = { show: (state: MenuState) => void }

/**
 * Shows the menu as the store says, in a panel that is loaded on demand. A press of the toggle
 * before that counts: the panel opens when it is there, if the visitor still wants it. If it fails
 * to load the page reloads once; after that the menu closes again. The result loads it ahead.
 */
export function showOnDemand(store: SiteStore, fetch: () => Promise<Panel>): () => void {
  let panel: Panel | undefined
  let waiting = new AbortController()
  const load = async () => {
    const fetched = await fetch()
    panel ??= fetched
  }
  const settle = () => sendToMenu(store, 'settle')
  const openWhenLoaded = async (wanted: AbortSignal) => {
    try {
      await load()
      if (!wanted.aborted) updateMenu(store, { isOpening: true })
    } catch (error) {
      if (wanted.aborted || (await reloadForChunk(wanted))) return
      console.error('The menu failed to load:', error)
      if (!wanted.aborted) sendToMenu(store, 'close')
    }
  }
  const show = (state: MenuState) => {
    if (panel) return panel.show(state)
    // Nothing moves yet, so that the toggle can close the menu again.
    if (state.isOpening || state.isClosing) queueMicrotask(settle)
    if (!state.isOpen) waiting.abort()
    if (!state.isOpening) return
    waiting = new AbortController()
    void openWhenLoaded(waiting.signal)
  }
  watch(store, ({ flags }) => flags.menu, show)
  return () => void load().catch(() => undefined)
}
