import { classNames } from './class-names.ts'
import { RoundButton } from './round-button.tsx'
import s from './stepper.module.css'
import { useWords } from './use-words.ts'

type Props = { label: string; className?: string | undefined }

/**
 * The two arrows of a strip. Their space is reserved, and they are shown once there is something to
 * scroll; `moveStrip` attaches their behaviour.
 */
export function Stepper({ label, className }: Props) {
  const { previous, next } = useWords().media
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two only scroll
    <div
      role="group"
      aria-label={label}
      className={classNames(s.stepper, className)}
      data-stepper=""
    >
      <RoundButton label={previous} isBack isIdle />
      <RoundButton label={next} isIdle />
    </div>
  )
}
