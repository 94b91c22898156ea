import { classNames } from './class-names.ts'
import s from './eyebrow.module.css'
import { Sign } from './themes/slots/sign.tsx'
import { hasWords } from './words.ts'

type Props = { text: string | null | undefined; hour: number; className?: string }

/** Small capitals beside the sign of the theme. Renders nothing without text. */
export function Eyebrow({ text, hour, className }: Props) {
  if (!hasWords(text)) return null

  return (
    <p className={classNames('eyebrow', className)}>
      <Sign hour={hour} />
      <span className={s.words} data-reveal="fade">
        {text}
      </span>
    </p>
  )
}
