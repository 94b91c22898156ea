/** The module that moves pictures, once it has loaded. */
export type Travels = { now?: typeof import('./travel.ts') }

/**
 * Loads the module that moves pictures when the visitor first points at something, touches or
 * focuses it: the byte budget of a page has no space for it earlier. Until it has loaded, or if it
 * fails to load, pages change with the cover or a fade.
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
