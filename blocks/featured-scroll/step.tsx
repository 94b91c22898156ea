import { Display } from '@belvedere/ui/display.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { isLong } from '../parts/text/is-long.ts'
import s from './featured-scroll.module.css'
import type { fragment } from './fragment.ts'

type Props = ResultOf<typeof fragment>['items'][number] & { anchor: string }

const WIDE = 3 / 2
const BOXES = [
  { width: 92, ratio: WIDE },
  { from: 1024, width: 64, ratio: WIDE },
]

/** A picture or film with text below it; `anchor` is the target of its label. */
export function Step({ anchor, title, text, media }: Props) {
  const shown = shownMedia(media)
  return (
    <div id={anchor} className={s.step}>
      {shown && <Figure {...shown} />}
      {hasWords(title) && (
        <Display as="h2" title={title} isLong={isLong(title)} className={s.title} />
      )}
      <Prose html={text} className={s.text} />
    </div>
  )
}

function Figure(shown: ShownMedia) {
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio="fill" boxes={BOXES} className={s.picture} />
    </figure>
  )
}
