import { RoundButton } from '@belvedere/ui/round-button.tsx'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import type { RefObject } from 'react'
import s from './image-carousel.module.css'
import { useStrip } from './use-strip.ts'

/** The arrows of the strip. */
export function Arrows({ strip }: { strip: RefObject<HTMLUListElement | null> }) {
  const { isScrollable, isAtStart, isAtEnd, step } = useStrip(strip)
  return (
    <Stepper label="Pictures" isReady={isScrollable} className={s.stepper}>
      <RoundButton label="Previous" isBack isIdle={isAtStart} onPress={() => step(-1)} />
      <RoundButton label="Next" isIdle={isAtEnd} onPress={() => step(1)} />
    </Stepper>
  )
}
