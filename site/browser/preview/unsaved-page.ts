import { startBehaviour } from '../behaviours.ts'
import { startIsland } from '../islands.ts'
import type { SiteStore } from '../store/store.ts'
import { loadStyles } from '../styles.ts'
import { patchShell } from './patch-shell.ts'
import type { PreviewPayload, RenderedBlock } from './preview-payload.ts'

type Render = { key: string; version: number; only?: readonly string[] }

/** Keeps the blocks of the page as the unsaved document has them. */
export class UnsavedPage {
  readonly #store: SiteStore
  readonly #onPainted: (version: number) => void
  readonly #lifetimes = new Map<string, AbortController>()
  /** The HTML that blocks were last rendered to; behaviours change the elements. */
  readonly #shown = new Map<string, string>()
  #running: AbortController | undefined
  #waiting = new Set<string>()

  constructor(store: SiteStore, onPainted: (version: number) => void) {
    this.#store = store
    this.#onPainted = onPainted
  }

  /** Renders the blocks in `only`, or all. A later call replaces one that still waits. */
  async render({ key, version, only }: Render): Promise<void> {
    this.#running?.abort()
    const own = new AbortController()
    this.#running = own
    // What the replaced call was to render still has to be.
    const ids = only && !this.#waiting.has(ALL) ? [...only, ...this.#waiting] : undefined
    this.#waiting = new Set(ids ?? [ALL])
    try {
      const payload = await fetchUnsaved(key, ids, own.signal)
      await loadStyles(payload.styles)
      if (own.signal.aborted) return
      this.#waiting.clear()
      this.#show(payload)
      requestAnimationFrame(() => setTimeout(() => this.#onPainted(version)))
    } catch (error) {
      if (!own.signal.aborted) console.error('The unsaved page was not rendered:', error)
    }
  }

  /** Unchanged blocks stay as they are, with whatever is open or playing in them. */
  #show({ order, blocks, shell }: PreviewPayload) {
    if (shell) patchShell(shell)
    const main = document.getElementById('main')
    if (!main) return
    const scrolled = scrollY
    for (const block of blocks) this.#place(main, block)
    const wanted = new Set(order.map((id) => `b-${id}`))
    for (const wrapper of main.querySelectorAll<HTMLElement>(':scope > [data-block]'))
      if (!wanted.has(wrapper.id)) this.#remove(wrapper)
    let before: Element | null = null
    for (const id of order) {
      const wrapper = document.getElementById(`b-${id}`)
      if (!wrapper) continue
      if (before && before.nextElementSibling !== wrapper) before.after(wrapper)
      before = wrapper
    }
    if (scrollY !== scrolled) scrollTo({ top: scrolled, behavior: 'instant' })
  }

  #place(main: HTMLElement, block: RenderedBlock) {
    const old = document.getElementById(`b-${block.id}`)
    const next = wrapperOf(block)
    const isSame = this.#shown.get(block.id) === block.html || old?.isEqualNode(next)
    this.#shown.set(block.id, block.html)
    if (old && isSame) return
    this.#lifetimes.get(block.id)?.abort()
    const lifetime = new AbortController()
    this.#lifetimes.set(block.id, lifetime)
    if (old) old.replaceWith(next)
    else main.append(next)
    startBehaviour(next, lifetime.signal)
    if (block.island) startIsland(next, block.island, this.#store, lifetime.signal)
  }

  #remove(wrapper: HTMLElement) {
    this.#lifetimes.get(wrapper.id.slice(2))?.abort()
    wrapper.remove()
  }
}

const ALL = '*'

function wrapperOf({ html }: RenderedBlock): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const wrapper = template.content.firstElementChild
  if (!(wrapper instanceof HTMLElement)) throw new Error('A block was rendered without a wrapper.')
  return document.importNode(wrapper, true)
}

async function fetchUnsaved(
  key: string,
  ids: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<PreviewPayload> {
  const parameters = new URLSearchParams(location.search)
  parameters.set('preview', 'true')
  parameters.set('unsaved', key)
  if (ids) parameters.set('only', [...new Set(ids)].join(','))
  const path = location.pathname === '/' ? '' : location.pathname
  const response = await fetch(`${path}/_payload.json?${parameters}`, { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`The preview answered ${response.status}.`)
  return response.json()
}
