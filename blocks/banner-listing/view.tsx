import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import s from './banner-listing.module.css'
import type { fragment } from './fragment.ts'
import type { ShownPanel } from './panels.ts'
import { panelsOf } from './panels.ts'

/** Tall pictures side by side, each a link; the hovered one widens. */
export function BannerListing({ media }: BlockData<typeof fragment>) {
  const words = useWords().blocks
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
      aria-label={words.whereToGo}
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

/** Panels are much taller than wide: a landscape picture is sized by the panel's height. */
const BOXES: Box[] = [
  { width: 100, ratio: 16 / 9 },
  { from: 650, width: 50, ratio: 0.5 },
  { from: 1024, width: 43, ratio: 0.5 },
]

/** One panel, as a link if it has a target. Its text describes the picture. */
function Panel({ title, picture, to }: ShownPanel) {
  const content = (
    <>
      {picture && (
        <Image
          image={picture}
          ratio="fill"
          sizes={coverSizes(picture.responsiveImage.aspectRatio, BOXES)}
          isDecorative={title !== null}
          className={s.media}
        />
      )}
      {title && <Display as="p" title={title} className={s.title} />}
      {to && <ArrowIcon className={s.arrow} />}
    </>
  )
  if (!to) return <div className={s.panel}>{content}</div>
  return (
    <Anchor to={to} className={s.panel}>
      {content}
    </Anchor>
  )
}

/** A text row; used when no panel has a picture. */
function TextRow({ title, to }: ShownPanel) {
  const name = <Display as="p" title={title ?? ''} className={s.name} />
  return (
    <li className={s.line}>
      {to ? (
        <Anchor to={to} className={s.row}>
          {name}
          <ArrowIcon className={s.forth} />
        </Anchor>
      ) : (
        <div className={s.row}>{name}</div>
      )}
    </li>
  )
}
