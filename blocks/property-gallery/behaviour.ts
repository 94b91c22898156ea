import { playFilms } from '@belvedere/ui/play-films.ts'
import { startTabs } from '@belvedere/ui/tabs.ts'

/** Turns the links into tabs; Tab moves on from a tab to its picture. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  playFilms(root, signal)
  const list = root.querySelector<HTMLElement>('[data-tabs]')
  const stage = root.querySelector<HTMLElement>('[data-stage]')
  if (!list || !stage) return

  startTabs(list, stage, signal)
  stage.dataset.stage = 'ready'
  const loadAll = () => loadPictures(stage)
  list.addEventListener('pointerover', loadAll, { signal, once: true })
  list.addEventListener('focusin', loadAll, { signal, once: true })
}

/** Loads all pictures when the visitor hovers or focuses the tabs. */
function loadPictures(stage: HTMLElement) {
  for (const picture of stage.querySelectorAll('img')) picture.loading = 'eager'
}
