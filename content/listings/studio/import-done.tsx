import { Button } from '@payloadcms/ui'
import { ReceiptLine } from '../../publish/receipts/receipt-line.tsx'
import type { ImportProgress } from '../imports/progress.ts'
import { endAdvice, endWords, refusedAdvice } from './import-words.ts'
import { ProblemRows } from './problem-table.tsx'
import { useArrival } from './use-arrival.ts'

/** The result of an import, and how to undo it. */
export function ImportDone({ run, onClose }: { run: ImportProgress; onClose: () => void }) {
  const heading = useArrival<HTMLHeadingElement>()
  const { created, updated, refused, published } = run
  const rows = new Set(refused.map(({ row }) => row)).size
  return (
    <section className="sheet-done">
      <h3 ref={heading} tabIndex={-1}>
        {endWords(run)}
      </h3>
      {endAdvice(run).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {published !== undefined && (
        <ReceiptLine url={`/api/listings/${published}/receipt`} published={String(published)} />
      )}
      {rows > 0 && (
        <div className="sheet-problems">
          <h4>Fix these rows</h4>
          <p>{refusedAdvice(rows)}</p>
          <ProblemRows problems={refused} />
        </div>
      )}
      {created + updated > 0 && <TakeBack />}
      <Button margin={false} onClick={onClose}>
        Done
      </Button>
    </section>
  )
}

function TakeBack() {
  return (
    <>
      <h4>To take it back</h4>
      <p>
        Open a changed listing, choose Versions, and restore the one from before this import. Delete
        a new listing. If you kept a copy of all listings, import it: it sets every field back.
      </p>
    </>
  )
}
