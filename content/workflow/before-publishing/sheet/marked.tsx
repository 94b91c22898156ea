import type { Span } from '../prose-spans.ts'
import { markWords, type Run } from './mark-words.ts'

type Props = { was: readonly Span[]; is: readonly Span[] }

const TAG = { gone: 'del', new: 'ins', same: 'span' } as const

/**
 * A text with its changes marked. Words are shown in their formatting, and changed words are also
 * labelled with it: bold, a list, or the target of a link.
 */
export function Marked({ was, is }: Props) {
  const runs = markWords(was, is)
  if (runs.length === 0) return null
  return (
    <p>
      {runs.map((run, index) => {
        const Tag = TAG[run.is]
        const note = noteOf(runs, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
          <Tag key={index}>
            <Looking run={run} />
            {note && <small className="before-publishing__look"> ({note})</small>}
          </Tag>
        )
      })}
    </p>
  )
}

function Looking({ run: { text, look } }: { run: Run }) {
  const looks = look.split(', ')
  const inBold = looks.includes('bold') ? <strong>{text}</strong> : text
  const inItalics = looks.includes('italic') ? <em>{inBold}</em> : inBold
  return looks.some((one) => one.startsWith('link to ')) ? <u>{inItalics}</u> : inItalics
}

/**
 * The label of a changed run; plain words have one only beside the same words with other
 * formatting.
 */
function noteOf(runs: readonly Run[], index: number): string {
  const run = runs[index]
  if (!run || run.is === 'same') return ''
  if (run.look) return run.look
  const beside = run.is === 'gone' ? runs[index + 1] : runs[index - 1]
  const isSame = beside?.is !== run.is && beside?.text.trim() === run.text.trim()
  return isSame && beside.look ? 'plain' : ''
}
