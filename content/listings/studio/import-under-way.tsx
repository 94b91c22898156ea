import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import type { ImportProgress } from '../imports/progress.ts'
import { countOf, countWords, leftWords } from './import-words.ts'
import { useArrival } from './use-arrival.ts'

type Props = { run: ImportProgress; note: string | undefined; onStop: () => void }

/** The progress of an import, or of taking it back, and the button that stops it. */
export function ImportUnderWay({ run, note, onStop }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  const count = useId()
  const { by, phase, state, back } = run
  const isStopping = state === 'stopping'
  const { done, all } = countOf(run)
  return (
    <section className="sheet-done sheet-running">
      <h3 ref={heading} tabIndex={-1}>
        {phase === 'import' ? 'Importing listings' : 'Taking the import back'}
      </h3>
      <p id={count}>{countWords(run)}</p>
      <progress aria-labelledby={count} value={done} max={all} />
      <p className="sheet-left">{isStopping ? 'stopping …' : leftWords(run)}</p>
      <p>
        Begun by {phase === 'import' ? by : (back?.by ?? by)}. You can close this window, and others
        can go on working: it goes on by itself, also after the service was started again. This page
        shows how far it is.
      </p>
      {note && <p role="alert">{note}</p>}
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isStopping || !run.may.stop}
        onClick={onStop}
      >
        {isStopping ? 'Stopping …' : 'Stop'}
      </Button>
    </section>
  )
}
