import { classNames } from '@belvedere/ui/class-names.ts'
import type { Style } from '@belvedere/ui/style.ts'
import type { BlockData } from '../kind.ts'
import s from './banner-listing.module.css'
import type { fragment } from './fragment.ts'
import { Row } from './row.tsx'
import { Slat } from './slat.tsx'
import { slatsOf } from './slats.ts'

/** Tall pictures side by side, each a way to somewhere; the one under the pointer widens. */
export function BannerListing({ media }: BlockData<typeof fragment>) {
  const slats = slatsOf(media)
  if (slats.length === 0) return null

  const isPictured = slats.some(({ picture }) => picture !== null)
  const count: Style = { '--count': slats.length }
  return (
    <section
      className={classNames('block block--flush on-media', s.listing)}
      data-tone="dark"
      data-ground="deep"
      data-over-media={isPictured ? '' : undefined}
      aria-label="Where to go"
    >
      {isPictured ? (
        <ul className={s.list} style={count}>
          {slats.map((slat) => (
            <li key={slat.id} className={s.item}>
              <Slat {...slat} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={s.rows}>
          {slats.map((slat) => (
            <Row key={slat.id} {...slat} />
          ))}
        </ul>
      )}
    </section>
  )
}
