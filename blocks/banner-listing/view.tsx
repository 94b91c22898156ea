import { classNames } from '@belvedere/ui/class-names.ts'
import type { Style } from '@belvedere/ui/style.ts'
import type { BlockData } from '../kind.ts'
import s from './banner-listing.module.css'
import type { fragment } from './fragment.ts'
import { Slat } from './slat.tsx'
import { slatsOf } from './slats.ts'

/** Tall pictures side by side, each a way to somewhere; the one under the pointer widens. */
export function BannerListing({ media }: BlockData<typeof fragment>) {
  const slats = slatsOf(media)
  if (slats.length === 0) return null

  const count: Style = { '--count': slats.length }
  return (
    <section
      className={classNames('block block--flush on-media', s.listing)}
      data-tone="dark"
      data-ground="deep"
      data-over-media=""
      aria-label="Where to go"
    >
      <ul className={s.list} style={count}>
        {slats.map((slat) => (
          <li key={slat.id} className={s.item}>
            <Slat {...slat} />
          </li>
        ))}
      </ul>
    </section>
  )
}
