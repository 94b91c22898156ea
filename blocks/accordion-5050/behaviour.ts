/**
 * Where the list is aligned with the bottom of the picture, opening a row would move the rows above
 * it. So the list is pinned to its position before the first row opens, again after each change of
 * width.
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
