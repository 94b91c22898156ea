import { Button } from '@payloadcms/ui'
import { ReceiptLine } from '../../receipts/receipt-line.tsx'
import { useArrival } from './use-arrival.ts'

type Props = {
  created: number
  updated: number
  /** One of the listings that it has published. */
  published?: number
  isPublished: boolean
  onClose: () => void
}

/** What an import has done, and how to take it back. */
export function ImportDone({ created, updated, published, isPublished, onClose }: Props) {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <section className="sheet-done">
      <h3 ref={heading} tabIndex={-1}>
        Imported: {created} new, {updated} changed
      </h3>
      <p>
        {isPublished
          ? 'They are published.'
          : 'They are drafts: visitors see nothing of them until they are published.'}
      </p>
      {published !== undefined && (
        <ReceiptLine url={`/api/listings/${published}/receipt`} published={String(published)} />
      )}
      <h4>To take it back</h4>
      <p>
        Open a changed listing, choose Versions, and restore the one from before this import. Delete
        a new listing. If you kept a copy of all listings, import it: it sets every field back.
      </p>
      <Button margin={false} onClick={onClose}>
        Done
      </Button>
    </section>
  )
}
