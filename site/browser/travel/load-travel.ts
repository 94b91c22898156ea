/** The module that moves pictures, once it has loaded. */
export type Travels = { now?: typeof import('./travel.ts') }

/**
 * Loads what moves pictures when the visitor first points at something, touches or focuses it:
 * before that pages have no room for it. Until then, and without it, the sheet and the fade do.
 */
export function loadTravel(): Travels {
  const travels: Travels = {}
  const load = () =>
    import('./travel.ts').then(
      (travel) => {
        travels.now = travel
      },
      () => {},
    )
  // A touch fires `pointerover`, too.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, load, { once: true })
  return travels
}
