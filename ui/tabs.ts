import { isPlainClick } from './plain-click.ts'

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/**
 * Turns links into ARIA tabs: each shows the panel with the same index, by `data-shown`. Arrow keys
 * move between tabs, Tab moves on to the panel. At first it shows the panel that the address names,
 * or the first one.
 */
export function startTabs(
  list: HTMLElement,
  stage: HTMLElement,
  signal: AbortSignal,
  onShow?: (index: number) => void,
): void {
  const tabs = Array.from(list.querySelectorAll('a'))
  const panels = Array.from(stage.children)
  if (tabs.length === 0) return

  setRoles(list, tabs, panels)
  const show = (index: number) => {
    showTab(tabs, panels, index)
    onShow?.(index)
  }
  const target = panels.findIndex(({ id }) => `#${id}` === location.hash)
  show(Math.max(target, 0))
  const onClick = (event: MouseEvent) => {
    // Other clicks open the link in another tab or window.
    if (!isPlainClick(event)) return
    event.preventDefault()
    const index = indexOf(tabs, event.target)
    if (index >= 0) show(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetIndex(event.key, indexOf(tabs, event.target), tabs.length)
    if (to === undefined) return
    event.preventDefault()
    show(to)
    tabs[to]?.focus()
  }
  list.addEventListener('click', onClick, { signal })
  list.addEventListener('keydown', onKeyDown, { signal })
}

function setRoles(list: HTMLElement, tabs: HTMLElement[], panels: Element[]) {
  list.role = 'tablist'
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.id = `tab-${panel.id}`
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', tab.id)
    panel.setAttribute('tabindex', '0')
  }
}

function showTab(tabs: HTMLElement[], panels: Element[], index: number) {
  if (!tabs[index]) return
  for (const [at, tab] of tabs.entries()) {
    const isShown = at === index
    tab.ariaSelected = String(isShown)
    tab.tabIndex = isShown ? 0 : -1
    tab.toggleAttribute('data-current', isShown)
    panels[at]?.toggleAttribute('data-shown', isShown)
  }
}

function indexOf(tabs: HTMLElement[], target: EventTarget | null) {
  return tabs.findIndex((tab) => target instanceof Node && tab.contains(target))
}

/**
 * The index of the tab that a key selects, wrapping around. Space selects the focused tab; Enter
 * already clicks it.
 */
function targetIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === ' ') return from
  const step = STEPS.get(key)
  return step && (from + step + count) % count
}
