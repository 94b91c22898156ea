/**
 * Headers of visitors whose pictures are not weighed: a new stack has to encode every picture, and WebP
 * takes half as long as AVIF.
 */
export const WEBP = { accept: 'image/webp,*/*;q=0.8' }

/** Playwright options of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

export type Screen = { name: string; path: string }

/** A demo page for every screen of the site. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'content page', path: '/lagoon' },
  { name: 'experience', path: '/experiences/beach-club' },
  { name: 'gallery', path: '/gallery/villas' },
  { name: 'real estate', path: '/real-estate' },
  { name: 'category', path: '/real-estate/lagoon-villas' },
  { name: 'listing', path: '/real-estate/lagoon-villas/villa-salina' },
  { name: 'map', path: '/map' },
  { name: 'contact', path: '/contact' },
  { name: 'not found', path: '/nowhere' },
]

/** The demo page for a screen. */
export function pathOf(name: string): string {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen "${name}": see e2e/screens.ts.`)
  return screen.path
}

/**
 * The time at which screenshots are taken: in the morning, because the demo's hero opens at dusk in
 * the evening.
 */
export const MORNING = new Date('2026-06-21T09:00:00+01:00')

/** A time at which it is evening there. */
export const EVENING = new Date('2026-06-21T20:30:00+01:00')
