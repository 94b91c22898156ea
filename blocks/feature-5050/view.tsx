import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { shapeOf } from '../parts/shape/shape.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './feature-5050.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

const PORTRAIT = 4 / 5

/** A picture or video that extends to one edge of the page, beside text. */
export function Feature5050(feature: Props) {
  const words = useWords().blocks
  const { text, media, left, reverse, customize, place } = feature
  const shown = shownMedia(media)
  return (
    <section
      className={classNames('block', left && s.left, reverse && s.reverse, !shown && s.wide)}
      {...chosenGround(customize)}
      {...blockName(place, text ?? {}, words.feature)}
    >
      <div className={classNames('grid', s.row)}>
        {shown && <Figure {...shown} ratio={shapeOf(feature.imageAspectRatio, PORTRAIT)} />}
        <TextColumn {...feature} />
      </div>
    </section>
  )
}

function Figure({ ratio, ...shown }: ShownMedia & { ratio: number }) {
  const boxes = [
    { width: 96, ratio },
    { from: 650, width: 96, ratio: 3 / 2 },
    { from: 1024, width: 50, ratio },
  ]
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio={ratio} boxes={boxes} className={s.media} />
    </figure>
  )
}

function TextColumn({ text, link, place }: Props) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} className={s.text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}
