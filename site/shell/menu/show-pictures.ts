import type { Shell } from '../part.ts'
import type { followLinks } from './menu-layers.ts'

type Layers = ReturnType<typeof followLinks>

/**
 * Shows beside the menu the pictures of links that are pointed at. What does that is fetched with the
 * first of them; a menu without a picture has no place for others.
 */
export function showPictures(panel: HTMLElement, ask: Shell['sharePicture']) {
  let layers: Promise<Layers> | undefined
  const own = panel.querySelector('template')
  const point = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('nav a')
    if (!link || !own) return
    layers ??= import('./menu-layers.ts').then(({ followLinks }) => followLinks(own, ask))
    layers
      .then(({ point }) => point(link))
      .catch(() => {
        layers = undefined
      })
  }
  for (const type of own ? ['pointerover', 'focusin'] : [])
    panel.addEventListener(type, point, { passive: true })

  return {
    clear: () =>
      void layers?.then(
        ({ clear }) => clear(),
        () => undefined,
      ),
  }
}
