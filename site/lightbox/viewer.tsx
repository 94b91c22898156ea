import { CloseIcon } from '@belvedere/ui/icons/close.tsx'
import { RoundButton } from '@belvedere/ui/round-button.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import { useRef } from 'react'
import type { Lightbox, LightboxMedia } from '../browser/store/lightbox.ts'
import type { SiteStore } from '../browser/store/store.ts'
import s from './lightbox.module.css'
import { Slide } from './slide.tsx'
import { useHands } from './use-hands.ts'
import { words } from './words.ts'

type Props = Pick<Lightbox, 'media' | 'index'> & {
  store: SiteStore
  /** It is open, and not about to fade. */
  isLive: boolean
}

/** The count, the picture with its neighbours on either side, its caption, and the way to others. */
export function Viewer({ media, index, store, isLive }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const turning = useHands(store, index, { stage, track })
  const count = media.length
  return (
    <>
      <p className={s.count} aria-live="polite">
        <span className="vh">{words.place(index + 1, count)}</span>
        <span aria-hidden="true">{words.count(index + 1, count)}</span>
      </p>
      <div className={s.close}>
        <RoundButton label={words.close} onPress={turning.close}>
          <CloseIcon />
        </RoundButton>
      </div>
      <div ref={stage} className={s.stage}>
        <div ref={track} className={s.track} data-calm="">
          {around(media, index).map(({ item, at }) => (
            <Slide key={item.number ?? at} media={item} at={at} isLive={isLive && at === 0} />
          ))}
        </div>
      </div>
      <Caption words={media[index]?.image?.title} />
      {count > 1 && (
        <div className={s.steps}>
          <RoundButton
            label={words.previous}
            isBack
            isIdle={index === 0}
            onPress={() => turning.by(-1)}
          />
          <RoundButton
            label={words.next}
            isIdle={index === count - 1}
            onPress={() => turning.by(1)}
          />
        </div>
      )}
    </>
  )
}

/** Only what is next on either side is fetched ahead. */
function around(media: readonly LightboxMedia[], index: number) {
  return [-1, 0, 1].flatMap((at) => {
    const item = media[index + at]
    return item ? [{ item, at }] : []
  })
}

function Caption({ words }: { words: string | null | undefined }) {
  if (!hasWords(words)) return null
  return (
    <p className={s.caption} tabIndex={words.length > LONG ? 0 : undefined}>
      {words}
    </p>
  )
}

/** A caption this long may not fit on a small screen, where it scrolls. */
const LONG = 160
