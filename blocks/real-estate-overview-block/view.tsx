import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { shapeOf } from '../parts/shape/shape.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './real-estate-overview-block.module.css'

type Props = BlockData<typeof fragment>

const LANDSCAPE = 3 / 2

/** A picture that extends to the page's edge, with text at the bottom beside it. */
export function RealEstateOverviewBlock(overview: Props) {
  const words = useWords().blocks
  const { title, body, link, media, reverse, place } = overview
  const shown = shownMedia(media)
  const hasText = [title, body].some(hasWords) || link !== null
  if (!shown && !hasText) return null

  return (
    <section
      className={classNames('block', reverse && s.reverse, !shown && s.wide)}
      {...blockName(place, { title }, words.overview)}
    >
      <div className={classNames('grid', s.row)}>
        {shown && <Figure {...shown} ratio={shapeOf(overview.imageAspectRatio, LANDSCAPE)} />}
        {hasText && <TextColumn {...overview} />}
      </div>
    </section>
  )
}

function Figure({ ratio, ...shown }: ShownMedia & { ratio: number }) {
  const boxes = [
    { width: 96, ratio },
    { from: 650, width: 92, ratio },
    { from: 1024, width: 58, ratio },
  ]
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio={ratio} boxes={boxes} className={s.media} />
    </figure>
  )
}

function TextColumn({ title, body, link, place }: Props) {
  return (
    <div className={s.words}>
      <BlockTitle title={title} place={place} className={s.title} />
      <Prose html={body} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}
