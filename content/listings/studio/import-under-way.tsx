import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import type { ImportProgress } from '../import-progress.ts'
import { countWords } from './import-words.ts'
import { useArrival } from './use-arrival.ts'

type Props = { run: ImportProgress; note: string | undefined; onStop: () => void }

/** The progress of an import, and the button that stops it. */
export function ImportUnderWay({ run, note, onStop }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  const count = useId()
  const { by, total, created, updated, state } = run
  const isStopping = state === 'stopping'
  return (
    <section className="sheet-done sheet-running">
      <h3 ref={heading} tabIndex={-1}>
        Importing listings
      </h3>
      <p id={count}>{countWords(run)}</p>
      <progress aria-labelledby={count} value={created + updated} max={total} />
      <p>
        Begun by {by}. You can close this window: the import goes on, and others can go on working.
        This page shows how far it is.
      </p>
      {note && <p role="alert">{note}</p>}
      <Button buttonStyle="secondary" margin={false} disabled={isStopping} onClick={onStop}>
        {isStopping ? 'Stopping …' : 'Stop'}
      </Button>
    </section>
  )
}
