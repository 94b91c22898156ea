import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import type { Box } from '@belvedere/ui/sizes.ts'
import { BothWords, useEvening } from '@belvedere/ui/themes/slots/both-words.tsx'
import { StageOrnament } from '@belvedere/ui/themes/slots/stage-ornament.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { ByHour } from '../parts/evening/by-hour.tsx'
import { pictureOf } from '../parts/image/picture.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import { blockName } from '../parts/text/name.ts'
import s from './banner-scale.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

const BOXES: Box[] = [
  { width: 100, ratio: 0.6 },
  { from: 650, width: 100, ratio: 0.95 },
  { from: 1024, width: 100, ratio: 1.6 },
]

/**
 * Text, and a picture. Short text stays in place while a window opens below it, and grows until
 * the picture fills the space below the text.
 * Only the first such block of a page does this: in later ones, and without scroll-driven
 * animations, the picture is below the text.
 */
export function BannerScale({ text, evening: words, media, place }: Props) {
  const { picture } = useWords().blocks
  const evening = useEvening(words)
  const shown = shownMedia(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!shown && !hasText) return null
  const isPinned = place.isFirstOfKind && shown?.picture && !shown.film && isShort(text, evening)

  return (
    <section
      className={classNames('block block--flush', s.scale, kindOf(shown, isPinned))}
      {...blockName(place, text ?? {}, picture)}
    >
      <div className={s.stage}>
        {isPinned && <StageOrnament />}
        {hasText && <Head text={text} evening={evening} place={place} />}
        {shown && (
          <div className={s.window}>
            <Pictures shown={shown} evening={evening} />
          </div>
        )}
      </div>
    </section>
  )
}

function kindOf(shown: object | null, isPinned: unknown) {
  if (!shown) return s.wordsOnly
  return isPinned ? s.pinned : undefined
}

type Words = { title?: string | null; text?: string | null } | null

/** Whether the words of both hours fit on every screen, and have no links, which the picture would cover. */
function isShort(text: Props['text'], evening: Words) {
  const all = [text, evening]
  return (
    hasWords(text?.title) &&
    !all.some((words) => isLong(words?.title) || isLong(words?.text, 200)) &&
    !all.some((words) => words?.text?.includes('<a'))
  )
}

type Evening = (NonNullable<Props['evening']> & { from: number }) | null

/** The picture, or film, and the picture that the banner has in the evening instead. */
function Pictures({ shown, evening }: { shown: ShownMedia; evening: Evening }) {
  const box = { ratio: 'fill', boxes: BOXES, className: s.media } as const
  const day = <Media {...shown} {...box} />
  const picture = pictureOf(evening?.image)
  if (!evening || !picture) return day
  const both = { day, evening: <Media film={null} picture={picture} {...box} /> }
  return <BothWords from={evening.from} className={s.both} arePictures {...both} />
}

type HeadProps = Pick<Props, 'text' | 'place'> & { evening: Evening }

function Head({ text, evening, place }: HeadProps) {
  const { from } = evening ?? {}
  return (
    <div className={classNames('grid', s.head)}>
      <ByHour day={text?.eyebrow} evening={evening?.eyebrow} from={from}>
        {(words) => <Eyebrow text={words} className={s.eyebrow} />}
      </ByHour>
      <BlockTitle title={text?.title} evening={evening} place={place} className={s.title} />
      <ByHour day={text?.text} evening={evening?.text} from={from} className={s.text}>
        {(words) => <Prose html={words} className={s.text} />}
      </ByHour>
    </div>
  )
}
