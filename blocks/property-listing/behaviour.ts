import { housesInWords } from '../parts/listing/words.ts'
import { fits, inOrder, type Wish } from './arrange.ts'

type Parts = { filters: HTMLElement; list: HTMLElement; none: HTMLElement }

/** Narrows and sorts the listings by what a visitor chooses, and tells how many are left. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const filters = root.querySelector<HTMLElement>('[data-filters]')
  const list = root.querySelector<HTMLElement>('[data-listings]')
  const none = root.querySelector<HTMLElement>('[data-none]')
  if (!filters || !list || !none) return

  const parts = { filters, list, none }
  const asListed = itemsOf(list)
  const arrange = () => show(parts, asListed)
  const reset = () => {
    for (const choice of filters.querySelectorAll('input')) choice.checked = choice.value === ''
    arrange()
    filters.querySelector('input')?.focus()
  }
  filters.addEventListener('change', arrange, { signal })
  none.querySelector('button')?.addEventListener('click', reset, { signal })
  // A browser that comes back to the page keeps what was chosen.
  arrange()
}

function show({ filters, list, none }: Parts, asListed: HTMLElement[]) {
  const wish = wishOf(filters)
  put(
    list,
    inOrder(asListed, ({ dataset }) => dataset, wish.sort),
  )
  for (const item of asListed) item.hidden = !fits(item.dataset, wish)
  const left = itemsOf(list).filter((item) => !item.hidden)
  for (const [index, item] of left.entries()) resize(item, list, index === 0)
  none.hidden = left.length > 0
  tell(filters, left.length)
}

function itemsOf(list: HTMLElement) {
  return Array.from(list.querySelectorAll<HTMLElement>(':scope > li'))
}

function wishOf(filters: HTMLElement): Wish {
  const chosen = filters.querySelectorAll<HTMLInputElement>('[data-filter]:checked')
  const wanted = Array.from(chosen, (one) => [one.dataset.filter ?? '', one.value] as const)
  const sort = filters.querySelector<HTMLSelectElement>('[data-sort]')?.value ?? ''
  return { filters: new Map(wanted), sort }
}

/** Items that are in order already are left alone. */
function put(list: HTMLElement, ordered: HTMLElement[]) {
  const now = itemsOf(list)
  if (ordered.some((item, index) => item !== now[index])) list.append(...ordered)
}

/** The first listing is the wide one, and so is its picture. */
function resize(item: HTMLElement, { dataset }: HTMLElement, isWide: boolean) {
  const image = item.querySelector('img')
  const sizes = isWide ? dataset.wideSizes : dataset.sizes
  if (image && sizes && image.sizes !== sizes) image.sizes = sizes
}

function tell(filters: HTMLElement, count: number) {
  const status = filters.querySelector('[data-count]')
  const words = housesInWords(count)
  if (status && status.textContent !== words) status.textContent = words
}
