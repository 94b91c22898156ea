import { classNames } from '@belvedere/ui/class-names.ts'
import { RoundButton } from '@belvedere/ui/round-button.tsx'
import type { RefObject } from 'react'
import s from './image-carousel.module.css'
import { useStrip } from './use-strip.ts'

/**
 * The two arrows. They keep their place from the start, so that nothing moves when they appear,
 * and show once there is something to scroll.
 */
export function Stepper({ strip }: { strip: RefObject<HTMLUListElement | null> }) {
  const { isScrollable, isAtStart, isAtEnd, step } = useStrip(strip)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two only scroll
    <div
      role="group"
      aria-label="Pictures"
      className={classNames(s.stepper, isScrollable && s.ready)}
    >
      <RoundButton label="Previous" isBack isIdle={isAtStart} onPress={() => step(-1)} />
      <RoundButton label="Next" isIdle={isAtEnd} onPress={() => step(1)} />
    </div>
  )
}
