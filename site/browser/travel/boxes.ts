import { type Ends, NOTHING } from './ends.ts'
import { inView } from './in-view.ts'
import { fileOf } from './opening-picture.ts'

/** A card whose picture and name may travel along its link, as blocks and parts mark it. */
export const CARD = '[data-travels=""]'

/** The picture and the name of a card. */
export function endsOfCard(card: Element): Ends {
  const name = card.querySelector('h2, h3, [data-travels="name"]')
  return { picture: boxIn(card), name: inOneLine(name) }
}

/** The first picture in the opening of the page, and the page's name. */
export function endsOfPage(): Ends {
  const name = document.querySelector('main h1')
  return { picture: boxIn(document.querySelector('main [data-opening]')), name: inOneLine(name) }
}

/** The picture that the open menu shows beside its links; none while the panel leaves. */
export function endsOfMenu(menu: Element): Ends {
  const pictures = menu.matches('[data-closing]') ? [] : menu.querySelectorAll('.media')
  return { picture: [...pictures].at(-1), name: undefined }
}

/** The opening of the page if words lie over its picture, or else that picture. */
export function openingOrPicture(): Ends {
  const opening = document.querySelector('main [data-opening].on-media')
  return opening ? { picture: opening, name: undefined } : endsOfPage()
}

/** The card with a picture in view that links to a path; with `file`, the one that shows it. */
export function endsOfCardTo(path: string, file?: string): Ends {
  for (const card of document.querySelectorAll(`main ${CARD}`)) {
    const link = card.closest('a') ?? card.querySelector('a')
    if (link?.pathname !== path) continue
    const ends = endsOfCard(card)
    const shown = fileIn(ends.picture)
    if (shown && (file ?? shown) === shown && inView(ends).picture) return ends
  }
  return NOTHING
}

/** The `<img>` in a box. */
export function imageIn(box: Element | undefined): HTMLImageElement | undefined {
  return box?.querySelector('img') ?? undefined
}

/** The file of the picture in a box. */
export function fileIn(box: Element | undefined): string | undefined {
  const image = imageIn(box)
  return image && fileOf(image.src)
}

/** The frame of the first picture, with what the theme shows over it. */
function boxIn(root: Element | null) {
  const box = root?.querySelector('.media:has(img)')
  return box?.closest('.tile') ?? box ?? undefined
}

/** Names of several lines break differently on each page, so they fade instead. */
function inOneLine(element: Element | null) {
  if (!element) return
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  return element.getBoundingClientRect().height < 2 * size ? element : undefined
}
