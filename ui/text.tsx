import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import s from './text.module.css'
import { hasWords, paragraphs } from './words.ts'

type Props = {
  text: string | null | undefined
  /** How the text is revealed. */
  reveal?: 'fade' | 'words'
  className?: string
}

/**
 * Running text: empty lines separate paragraphs, single breaks lines. Renders nothing without text.
 */
export function Text({ text, reveal = 'fade', className }: Props) {
  if (!hasWords(text)) return null

  return (
    <div className={classNames('text', s.text, className)} data-reveal={reveal}>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph.at}>
          {paragraph.lines.map((line, index) => (
            <Fragment key={line.at}>
              {index > 0 && <br />}
              {line.text}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}
