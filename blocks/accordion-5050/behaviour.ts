/**
 * Where the list stands at the foot of the picture, a row that opens would push those above it up or
 * down. So the list is pinned to where it is before the first row opens, anew for each width.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('[data-rows]')
  if (!list) return

  let width = 0
  const pin = () => {
    if (innerWidth === width) return
    width = innerWidth
    list.style.removeProperty('--pinned')
    list.style.setProperty('--pinned', `${roomAbove(list)}px`)
  }
  list.addEventListener('click', pin, { signal, capture: true })
}

function roomAbove(list: HTMLElement) {
  const area = list.parentElement ?? list
  return list.getBoundingClientRect().top - area.getBoundingClientRect().top
}
