import { startBehaviour } from '../behaviours.ts'
import { loadStyles } from '../styles.ts'
import { themeScript } from '../theme-script.ts'
import { patchTree } from './patch-tree.ts'
import type { PreviewPayload, RenderedBlock, RenderedShell } from './preview-payload.ts'

type Render = { key: string; version: number; only?: readonly string[] }

type Report = {
  onPainted: (version: number) => void
  /** The session of the preview has ended (401), or the unsaved document is forgotten (410). */
  onRefused: (status: number) => void
}

class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The preview answered ${status}.`)
    this.status = status
  }
}

/** Keeps the blocks of the page as the unsaved document has them. */
export class UnsavedPage {
  readonly #report: Report
  readonly #theme = themeScript()
  readonly #lifetimes = new Map<string, AbortController>()
  /** The HTML that blocks were last rendered to; behaviours change the elements. */
  readonly #shown = new Map<string, string>()
  #running: AbortController | undefined
  #waiting = new Set<string>()

  constructor(report: Report) {
    this.#report = report
  }

  /** Renders the blocks in `only`, or all. A later call replaces one that is still waiting. */
  async render({ key, version, only }: Render): Promise<void> {
    this.#running?.abort()
    const own = new AbortController()
    this.#running = own
    // The blocks of the replaced call still have to be rendered.
    const ids = only && !this.#waiting.has(ALL) ? [...only, ...this.#waiting] : undefined
    this.#waiting = new Set(ids ?? [ALL])
    try {
      const payload = await fetchUnsaved(key, ids, own.signal)
      await loadStyles(payload.styles)
      if (own.signal.aborted) return
      this.#waiting.clear()
      this.#show(payload)
      requestAnimationFrame(() => setTimeout(() => this.#report.onPainted(version)))
    } catch (error) {
      if (own.signal.aborted) return
      if (error instanceof Refused) this.#report.onRefused(error.status)
      else console.error('The unsaved page was not rendered:', error)
    }
  }

  /** Unchanged blocks stay as they are, with whatever is open or playing in them. */
  #show({ order, blocks, shell, hour }: PreviewPayload) {
    this.#theme.arriveAt({ hour })
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
    const before = this.#lifetimes.get(block.id)
    before?.abort()
    const { signal } = this.#renewLifetime(block.id)
    // A behaviour that the page has started in a block ends only when its element is removed.
    const isKept = old && before
    const shown = isKept ? refill(old, next) : next
    if (old && !isKept) old.replaceWith(next)
    if (!old) main.append(next)
    startBehaviour(shown, signal)
  }

  #renewLifetime(id: string) {
    const lifetime = new AbortController()
    this.#lifetimes.set(id, lifetime)
    return lifetime
  }

  #remove(wrapper: HTMLElement) {
    this.#lifetimes.get(wrapper.id.slice(2))?.abort()
    wrapper.remove()
  }
}

const ALL = '*'

/**
 * Gives a block the attributes and contents of another. Replacing its element would take a long page
 * 100 ms: the styles of all blocks after it depend on their place.
 */
function refill(wrapper: HTMLElement, next: HTMLElement): HTMLElement {
  for (const name of wrapper.getAttributeNames())
    if (!next.hasAttribute(name)) wrapper.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (wrapper.getAttribute(name) !== value) wrapper.setAttribute(name, value)
  wrapper.replaceChildren(...next.childNodes)
  return wrapper
}

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
  if (response.status === 401 || response.status === 410) throw new Refused(response.status)
  if (!response.ok) throw new Error(`The preview answered ${response.status}.`)
  return response.json()
}

/**
 * Shows the shell as the unsaved settings have it. Parts that can be switched on or off, such as
 * the dial, need their behaviour, so they appear when the page is opened again.
 */
function patchShell({ html, style }: RenderedShell): void {
  showBrand(style)
  const template = document.createElement('template')
  template.innerHTML = html
  const live = document.getElementById('app')
  const parts = new Map([...(live?.children ?? [])].map((part) => [keyOf(part), part]))
  for (const part of template.content.firstElementChild?.children ?? []) {
    const own = parts.get(keyOf(part))
    if (own && own.id !== 'main') patchTree(own, part)
  }
}

const brand = new CSSStyleSheet()

/** The policy allows the style of the document by its hash only, so this one comes after it. */
function showBrand(style: string) {
  brand.replaceSync(style)
  if (!document.adoptedStyleSheets.includes(brand)) document.adoptedStyleSheets.push(brand)
}

function keyOf(part: Element) {
  return [part.localName, part.id, part.getAttribute('class')].join(' ')
}
