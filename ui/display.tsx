import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import s from './display.module.css'
import { keepShortWords, type Line, titleLines } from './words.ts'

type Props = {
  /** `h1` for the page's title, `h2` for a block's, `h3` for an item's, `p` for large text. */
  as: 'h1' | 'h2' | 'h3' | 'p'
  /** Line breaks are kept; `*word*` is set in italics. */
  title: string
  id?: string
  /** For long titles: one step smaller. */
  isLong?: boolean
  /** Appears character by character: only for few words, the first of a page. */
  byCharacter?: boolean
  className?: string
}

/**
 * Text in the display typeface. Each line is a `.ln`, so that blocks can indent it and reveals can
 * animate it. Names of items are part of what their list reveals.
 */
export function Display({ as: Tag, title, id, isLong, byCharacter, className }: Props) {
  return (
    <Tag
      id={id}
      className={classNames(s.display, className)}
      data-long={isLong || undefined}
      data-reveal={Tag === 'h3' ? undefined : byCharacter ? 'characters' : 'lines'}
    >
      {titleLines(title).map((line, index) => (
        <Fragment key={line.at}>
          {index > 0 && ' '}
          <TitleLine line={line} />
        </Fragment>
      ))}
    </Tag>
  )
}

function TitleLine({ line }: { line: Line }) {
  return (
    <span className="ln">
      {line.runs.map((run) =>
        run.isEmphasis ? (
          <em key={run.at}>{keepShortWords(run.text)}</em>
        ) : (
          <Fragment key={run.at}>{keepShortWords(run.text)}</Fragment>
        ),
      )}
    </span>
  )
}
