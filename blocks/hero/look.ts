/**
 * The looks of a hero: over a picture that fills the screen with the largest title, the same with a
 * smaller one, or on the page's background with the picture beside the text or in a strip below.
 */
export const LOOKS = ['big', 'over', 'plain', 'slim'] as const

export type Look = (typeof LOOKS)[number]

/** The look that a block names; the plain one without a known name. */
export function lookOf({ look }: { look?: unknown }): Look {
  return LOOKS.find((one) => one === look) ?? 'plain'
}

/** The looks whose words stand on a picture that fills the screen, by whether their title is the largest. */
export const FULL_SCREEN: { readonly [look in Look]?: { readonly isBig: boolean } } = {
  big: { isBig: true },
  over: { isBig: false },
}

/** Whether a hero fills the screen with its picture; only such heroes show other hours. */
export function isFullScreen(hero: { look?: unknown }): boolean {
  return FULL_SCREEN[lookOf(hero)] !== undefined
}
