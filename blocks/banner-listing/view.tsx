import { classNames } from '@belvedere/ui/class-names.ts'
import type { Style } from '@belvedere/ui/style.ts'
import type { BlockData } from '../kind.ts'
import s from './banner-listing.module.css'
import type { fragment } from './fragment.ts'
import { Panel } from './panel.tsx'
import { panelsOf } from './panels.ts'
import { TextRow } from './text-row.tsx'

/** Tall pictures side by side, each a link; the hovered one widens. */
export function BannerListing({ media }: BlockData<typeof fragment>) {
  const panels = panelsOf(media)
  if (panels.length === 0) return null

  const hasPictures = panels.some(({ picture }) => picture !== null)
  const count: Style = { '--count': panels.length }
  return (
    <section
      className={classNames('block block--flush on-media', s.listing)}
      data-tone="dark"
      data-ground="deep"
      data-over-media={hasPictures ? '' : undefined}
      aria-label="Where to go"
    >
      {hasPictures ? (
        <ul className={s.list} style={count}>
          {panels.map((panel) => (
            <li key={panel.id} className={s.item}>
              <Panel {...panel} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={s.rows}>
          {panels.map((panel) => (
            <TextRow key={panel.id} {...panel} />
          ))}
        </ul>
      )}
    </section>
  )
}
