import { classNames } from './class-names.ts'
import s from './prose.module.css'
import { type RichTag, RichText } from './rich-text.tsx'
import { hasWords } from './words.ts'

type Props = {
  /** HTML from the content service. */
  html: string | null | undefined
  className?: string
}

const TAGS: RichTag[] = ['p', 'br', 'a', 'strong', 'em', 'ul', 'ol', 'li']

/**
 * Running text with emphasis, lists and links; without them it looks as `Text`. Its HTML is parsed,
 * so it is for the server only. Renders nothing without text.
 */
export function Prose({ html, className }: Props) {
  if (!hasWords(html)) return null

  return (
    <div className={classNames('text', s.prose, className)} data-reveal="fade">
      <RichText html={html} allow={TAGS} />
    </div>
  )
}
