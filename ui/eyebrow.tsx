import { Arc } from './arc.tsx'
import { classNames } from './class-names.ts'
import s from './eyebrow.module.css'
import { hasWords } from './words.ts'

type Props = { text: string | null | undefined; hour: number; className?: string }

/** Small capitals beside the arc of the day. Renders nothing without text. */
export function Eyebrow({ text, hour, className }: Props) {
  if (!hasWords(text)) return null

  return (
    <p className={classNames('eyebrow', className)}>
      <Arc hour={hour} />
      <span className={s.words} data-reveal="fade">
        {text}
      </span>
    </p>
  )
}
