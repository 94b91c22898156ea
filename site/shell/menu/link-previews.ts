import type { Shell } from '../part.ts'
import type { followLinks } from './menu-layers.ts'

type Layers = ReturnType<typeof followLinks>

/**
 * Shows the share images of hovered and focused links beside the menu. The script for it loads with
 * the first of them; a menu without its own picture has no space for others.
 */
export function attachLinkPreviews(panel: HTMLElement, fetchImage: Shell['sharePicture']) {
  let layers: Promise<Layers> | undefined
  const own = panel.querySelector('template')
  const point = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('nav a')
    if (!link || !own) return
    layers ??= import('./menu-layers.ts').then(({ followLinks }) => followLinks(own, fetchImage))
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
