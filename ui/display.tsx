import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import s from './display.module.css'
import { BothWords } from './themes/slots/both-words.tsx'
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
  byCharacter?: boolean | undefined
  /** What it says in the evening instead. */
  evening?: Evening | undefined
  className?: string | undefined
}

type Evening = { title: string; from: number }

/**
 * Text in the display typeface. Each line is a `.ln`, so that blocks can indent it and reveals can
 * animate it. Names of items are part of what their list reveals.
 */
export function Display({ as: Tag, title, id, isLong, byCharacter, evening, className }: Props) {
  const reveal = Tag === 'h3' ? undefined : byCharacter ? 'characters' : 'lines'
  const own = { id, className: classNames(s.display, className), 'data-long': isLong || undefined }
  if (evening) {
    const both = { day: linesOf(title), evening: linesOf(evening.title) }
    return <BothWords as={Tag} {...own} reveal={reveal} from={evening.from} {...both} />
  }
  return (
    <Tag {...own} data-reveal={reveal}>
      {linesOf(title)}
    </Tag>
  )
}

function linesOf(title: string) {
  return titleLines(title).map((line, index) => (
    <Fragment key={line.at}>
      {index > 0 && ' '}
      <TitleLine line={line} />
    </Fragment>
  ))
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
