import { say } from '@belvedere/kit/words/say.ts'
import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { withDensityCap } from '@belvedere/ui/sizes.ts'
import { cardSizes } from '../parts/listing/card-sizes.ts'
import { matches, type Selection, sortedBy } from './filter-and-sort.ts'

type Parts = { filters: HTMLElement; list: HTMLElement; emptyState: HTMLElement }

/** Filters and sorts the listings by the visitor's choices, and updates their number. */
export function startFilters(root: HTMLElement, signal: AbortSignal): void {
  const filters = root.querySelector<HTMLElement>('[data-filters]')
  const list = root.querySelector<HTMLElement>('[data-listings]')
  const emptyState = root.querySelector<HTMLElement>('[data-none]')
  if (!filters || !list || !emptyState) return

  const parts = { filters, list, emptyState }
  const originalOrder = itemsOf(list)
  const onChange = () => moveCards(() => update(parts, originalOrder))
  const onReset = () => {
    for (const choice of filters.querySelectorAll('input')) choice.checked = choice.value === ''
    onChange()
    filters.querySelector('input')?.focus()
  }
  filters.addEventListener('change', onChange, { signal })
  emptyState.querySelector('button')?.addEventListener('click', onReset, { signal })
  // Browsers restore the choices when the visitor returns to the page.
  update(parts, originalOrder)
}

/**
 * Moves the cards to their new positions in a view transition, if the browser supports it and the
 * visitor does not prefer reduced motion.
 */
function moveCards(change: () => void) {
  if (!document.startViewTransition || prefersReducedMotion()) return change()
  // Rejects in a hidden tab, and if a page shows a listing twice: the change is made anyway.
  document.startViewTransition(change).ready.catch(() => undefined)
}

function update({ filters, list, emptyState }: Parts, originalOrder: HTMLElement[]) {
  const selection = selectionOf(filters)
  reorder(
    list,
    sortedBy(originalOrder, ({ dataset }) => dataset, selection.sort),
  )
  for (const item of originalOrder) item.hidden = !matches(item.dataset, selection)
  const visible = itemsOf(list).filter((item) => !item.hidden)
  for (const [index, item] of visible.entries()) resize(item, cardSizes(index, visible.length))
  emptyState.hidden = visible.length > 0
  updateCount(filters, visible.length)
}

function itemsOf(list: HTMLElement) {
  return Array.from(list.querySelectorAll<HTMLElement>(':scope > li'))
}

function selectionOf(filters: HTMLElement): Selection {
  const chosen = filters.querySelectorAll<HTMLInputElement>('[data-filter]:checked')
  const values = Array.from(chosen, (input) => [input.dataset.filter ?? '', input.value] as const)
  const sort = filters.querySelector<HTMLSelectElement>('[data-sort]')?.value ?? ''
  return { filters: new Map(values), sort }
}

/** Moves the items only if their order changes. */
function reorder(list: HTMLElement, ordered: HTMLElement[]) {
  const current = itemsOf(list)
  if (ordered.some((item, index) => item !== current[index])) list.append(...ordered)
}

/** A wide card's picture needs other `sizes`. */
function resize(item: HTMLElement, wanted: string) {
  const image = item.querySelector('img')
  const sizes = withDensityCap(wanted)
  if (image && image.sizes !== sizes) image.sizes = sizes
}

function updateCount(filters: HTMLElement, count: number) {
  const status = filters.querySelector<HTMLElement>('[data-count]')
  if (!status?.dataset.count) return
  const { lang } = document.documentElement
  const text = say(JSON.parse(status.dataset.count), { count }, lang)
  if (status.textContent !== text) status.textContent = text
}
