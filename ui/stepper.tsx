import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RoundButton } from './round-button.tsx'
import s from './stepper.module.css'

type Props = { label: string; isReady?: boolean; className?: string; children?: ReactNode }

/**
 * The two arrows of a strip. They keep their place from the start, so that nothing moves when they
 * appear, and show once there is something to scroll. Without children it is for static blocks:
 * `moveStrip` finds it and gives it life.
 */
export function Stepper({ label, isReady = false, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two only scroll
    <div
      role="group"
      aria-label={label}
      className={classNames(s.stepper, className)}
      data-stepper={isReady ? 'ready' : ''}
    >
      {children ?? (
        <>
          <RoundButton label="Previous" isBack isIdle />
          <RoundButton label="Next" isIdle />
        </>
      )}
    </div>
  )
}
