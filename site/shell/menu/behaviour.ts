import { isCrawler, savesData } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import { sendToMenu, setFlag } from '../../browser/store/actions.ts'
import { closedMenu } from '../../browser/store/menu.ts'
import { MENU } from '../element-ids.ts'
import type { Attach } from '../part.ts'
import { afterSplash } from '../splash/after-splash.ts'
import { showOnDemand } from './on-demand.ts'
import type { createPanel } from './panel.ts'

/**
 * The texts that the splash leaves have entered by then. Styles that are added while something moves
 * make the browser compute those of everything that moves again.
 */
const AFTER_SPLASH_MS = 2000

/**
 * Loads the script and adds the styles of the panel once the page is at rest, or when the pointer or the
 * focus is in the header.
 */
export const attach: Attach = (shell) => {
  const { store, register } = shell
  const panel = document.getElementById(MENU)
  const toggle = document.querySelector<HTMLElement>(`[aria-controls=${MENU}]`)
  if (!panel || !toggle) return

  let made: ReturnType<typeof createPanel> | undefined
  const loadAhead = showOnDemand(store, async () => {
    const { createPanel } = await import('./panel.ts')
    made ??= createPanel(panel, toggle, shell)
    return made
  })
  for (const type of ['pointerover', 'focusin'])
    toggle.closest('header')?.addEventListener(type, loadAhead, { once: true, passive: true })
  if (!isCrawler() && !savesData())
    whenLoaded(() =>
      afterSplash(() => whenIdle(loadAhead), AFTER_SPLASH_MS, new AbortController().signal),
    )

  const close = () => sendToMenu(store, 'close')
  // Otherwise Back would restore the page with an open menu.
  addEventListener('pagehide', close)
  register({
    enter: ({ by, path }) => {
      if (by === 'document') return
      markCurrent(panel, path)
      // Its picture travels over the panel, which then need not leave.
      if (by === 'travel') setFlag(store, 'menu', closedMenu)
      else close()
    },
  })
}

/** Marks the links to the current page, as the server does. */
function markCurrent(panel: HTMLElement, path: string): void {
  for (const link of panel.querySelectorAll('nav a'))
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}
