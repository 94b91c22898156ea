import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { NamedList } from '../../long-work/studio/named-list.tsx'
import { UnderWay } from '../../long-work/studio/under-way.tsx'
import { useArrival } from '../../long-work/studio/use-arrival.ts'
import { ReceiptLine } from '../../publish/receipts/receipt-line.tsx'
import type { ImportProgress } from '../imports/progress.ts'
import type { Decision } from './ask-service.ts'
import {
  countOf,
  countWords,
  endAdvice,
  endWords,
  keptAdvice,
  refusedAdvice,
  TAKE_BACK_HELP,
  takeBackWords,
} from './import-words.ts'
import { ProblemRows } from './problem-table.tsx'

type Props = {
  run: ImportProgress
  note: string | undefined
  /** Whether it is asked at once if the import is to be taken back. */
  isAsking: boolean
  onDecide: (decision: Decision) => Promise<void>
  onClose: () => void
}

/** The result of an import or of taking it back, and what can be done with it. */
export function ImportDone({ run, note, isAsking, onDecide, onClose }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  const { phase, refused, published, back } = run
  const rows = phase === 'import' ? new Set(refused.map(({ row }) => row)).size : 0
  return (
    <section className="sheet-done">
      <h3 ref={heading} tabIndex={-1}>
        {endWords(run)}
      </h3>
      {endAdvice(run).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {phase === 'import' && published !== undefined && (
        <ReceiptLine url={`/api/listings/${published}/receipt`} published={String(published)} />
      )}
      {rows > 0 && (
        <div className="sheet-problems">
          <h4>Fix these rows</h4>
          <p>{refusedAdvice(rows)}</p>
          <ProblemRows problems={refused} />
        </div>
      )}
      {back && back.kept.length > 0 && (
        <NamedList
          heading="Not taken back"
          advice={keptAdvice(back.kept.length)}
          named={back.kept}
        />
      )}
      {note && <p role="alert">{note}</p>}
      <Choices {...{ run, isAsking, onDecide, onClose }} />
    </section>
  )
}

type Deciding = Omit<Props, 'note'>

function Choices({ run, isAsking, onDecide, onClose }: Deciding) {
  const [asks, setAsks] = useState(isAsking)
  const [isBusy, setIsBusy] = useState(false)
  const { may, back } = run

  async function decide(decision: Decision) {
    setIsBusy(true)
    await onDecide(decision)
    setIsBusy(false)
  }

  if (asks && may.takeBack)
    return (
      <Question
        words={takeBackWords(run)}
        isBusy={isBusy}
        onYes={() => void decide('take-back')}
        onNo={() => setAsks(false)}
      />
    )
  return (
    <>
      <div className="work-buttons">
        {may.continue && (
          <Button margin={false} disabled={isBusy} onClick={() => void decide('continue')}>
            Continue
          </Button>
        )}
        <Button
          buttonStyle={may.continue ? 'secondary' : 'primary'}
          margin={false}
          onClick={onClose}
        >
          Done
        </Button>
        {may.takeBack && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsks(true)}>
            {back ? 'Try these again…' : 'Take this import back…'}
          </Button>
        )}
      </div>
      {may.takeBack && !back && <p className="work-left">{TAKE_BACK_HELP}</p>}
    </>
  )
}

type QuestionProps = { words: string; isBusy: boolean; onYes: () => void; onNo: () => void }

/** What taking an import back would do, and whether to do it. */
function Question({ words, isBusy, onYes, onNo }: QuestionProps) {
  const question = useArrival<HTMLParagraphElement>()
  return (
    <div className="sheet-question">
      <p ref={question} tabIndex={-1}>
        {words}
      </p>
      <div className="work-buttons">
        <Button margin={false} disabled={isBusy} onClick={onYes}>
          Take this import back
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onNo}>
          Keep it
        </Button>
      </div>
    </div>
  )
}

type UnderWayProps = { run: ImportProgress; note: string | undefined; onStop: () => void }

/** The progress of an import, or of taking it back, and the button that stops it. */
export function ImportUnderWay({ run, note, onStop }: UnderWayProps) {
  const heading = useArrival<HTMLHeadingElement>()
  const { by, phase, state, back, may, secondsLeft } = run
  return (
    <section className="sheet-done">
      <h3 ref={heading} tabIndex={-1}>
        {phase === 'import' ? 'Importing listings' : 'Taking the import back'}
      </h3>
      <UnderWay
        {...countOf(run)}
        words={countWords(run)}
        by={phase === 'import' ? by : (back?.by ?? by)}
        {...{ state, secondsLeft, note, onStop }}
        mayStop={may.stop}
      />
    </section>
  )
}
