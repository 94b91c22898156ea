'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { importFile, type Outcome } from './import-outcome.ts'
import { ImportResult } from './import-result.tsx'

type Props = { columns: string[]; canPublish: boolean }

/** The import form above the list of listings, with the result or the problems of the last file. */
export function ImportListings({ columns, canPublish }: Props) {
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const hint = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsBusy(true)
    setOutcome(await importFile(new FormData(event.currentTarget)))
    setIsBusy(false)
    router.refresh()
  }

  return (
    <details className="import">
      <summary>Import from a spreadsheet</summary>
      <form onSubmit={send}>
        <p id={hint}>
          A CSV file with these columns in the first line: <code>{columns.join(',')}</code>. A row
          with an existing <code>slug</code> updates that listing, any other row creates one; an
          empty cell clears the field. If a row has an error, nothing is imported.
        </p>
        <input type="file" name="file" accept=".csv,text/csv" aria-describedby={hint} required />
        {canPublish && (
          <label>
            <input type="checkbox" name="publish" value="true" /> Publish immediately
          </label>
        )}
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Importing …' : 'Import'}
        </button>
      </form>
      <ImportResult outcome={outcome} />
    </details>
  )
}
