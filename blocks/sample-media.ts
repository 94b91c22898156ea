/**
 * The pictures and videos that fixtures show. If the demo no longer has a file of the name, the
 * catalogue and the thumbnails show another one, so only this list notices a mistyped name.
 */
export const SAMPLES: ReadonlySet<string> = new Set(
  `
  aerial-beach-top.jpg
  aerial-lagoon.jpg
  aerial-marina.jpg
  aerial-peninsula.jpg
  beach-club-lounge.jpg
  beach-parasols.jpg
  community-alpine-lodge.jpg
  community-desert-house.jpg
  community-fjord.jpg
  community-forest-cabin.jpg
  community-island-atoll.jpg
  community-savannah.jpg
  community-skyline-dusk.jpg
  community-vineyard-hills.jpg
  detail-citrus.jpg
  detail-parasol-sand.jpg
  detail-slat-shadows.jpg
  detail-stone-shadow.jpg
  detail-water.jpg
  flag-ch.svg
  flag-de.svg
  flag-fr.svg
  flag-gb.svg
  hero-bay-dawn.jpg
  hero-beach-club.jpg
  hero-villa-dusk.jpg
  hero-villa-pool.jpg
  jetty-morning.jpg
  mark.svg
  pavilion-exterior.jpg
  pavilion-nave.jpg
  pool-ripple.jpg
  pool-ripple.mp4
  restaurant-terrace.jpg
  spa-pool.jpg
  villa-a-bedroom.jpg
  villa-a-exterior.jpg
  villa-a-living.jpg
  villa-a-pergola.jpg
  villa-a-terrace.jpg
  villa-b-exterior.jpg
  villa-b-kitchen.jpg
  villa-b-living.jpg
  villa-b-olive-court.jpg
  villa-b-pool.jpg
  villa-c-courtyard.jpg
  villa-d-dusk.jpg
  villas-ridge.jpg
`
    .trim()
    .split(/\s+/),
)

const ADDRESS = /\/media\/([\w-]+?)-[0-9a-f]{8}\.(jpg|svg|mp4)\b/g

/** The files of pictures and videos in a fixture's data, such as `jetty-morning.jpg`. */
export function samplesIn(data: unknown): string[] {
  const addresses = JSON.stringify(data).matchAll(ADDRESS)
  return [...new Set([...addresses].map(([, name, extension]) => `${name}.${extension}`))]
}
