import { classNames } from './class-names.ts'
import s from './eyebrow.module.css'
import { Sign } from './themes/slots/sign.tsx'
import { hasWords } from './words.ts'

type Props = { text: string | null | undefined; className?: string | undefined }

/** Small capitals beside the sign of the theme, which shows the hour of the block or of the page. Renders nothing without text. */
export function Eyebrow({ text, className }: Props) {
  if (!hasWords(text)) return null

  return (
    <p className={classNames('eyebrow', className)}>
      <Sign />
      <span className={s.words} data-reveal="fade">
        {text}
      </span>
    </p>
  )
}
