import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import s from './text.module.css'
import { hasWords, paragraphs } from './words.ts'

type Props = { text: string | null | undefined; className?: string }

/** Running text: paragraphs by empty lines, breaks by single ones. Nothing when there are no words. */
export function Text({ text, className }: Props) {
  if (!hasWords(text)) return null

  return (
    <div className={classNames('text', s.text, className)}>
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
