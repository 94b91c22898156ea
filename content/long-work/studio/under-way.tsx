import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import type { WorkState } from '../row.ts'
import { leftWords } from './left-words.ts'

type Props = {
  /** How many items are done, of how many, also in words. */
  done: number
  all: number
  words: string
  by: string
  state: WorkState
  secondsLeft: number | undefined
  mayStop: boolean
  note: string | undefined
  onStop: () => void
}

/** The progress of a work, and the button that stops it. */
export function UnderWay({ done, all, words, by, state, secondsLeft, ...own }: Props) {
  const { mayStop, note, onStop } = own
  const count = useId()
  const isStopping = state === 'stopping'
  return (
    <>
      <p id={count}>{words}</p>
      <progress className="work-progress" aria-labelledby={count} value={done} max={all} />
      <p className="work-left">{isStopping ? 'stopping …' : leftWords(secondsLeft)}</p>
      <p>
        Begun by {by}. You can close this window, and others can go on working: it goes on by
        itself, also after the service was started again. This page shows how far it is.
      </p>
      {note && <p role="alert">{note}</p>}
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isStopping || !mayStop}
        onClick={onStop}
      >
        {isStopping ? 'Stopping …' : 'Stop'}
      </Button>
    </>
  )
}
