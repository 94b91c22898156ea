'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { importFile, type Outcome } from './import-outcome.ts'
import { ImportResult } from './import-result.tsx'

type Props = { columns: string[]; mayPublish: boolean }

/** Above the list of listings: takes a table of them, and says what is wrong with which line. */
export function ImportListings({ columns, mayPublish }: Props) {
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
          A CSV file whose first line names its columns: <code>{columns.join(',')}</code>. A line
          whose <code>slug</code> exists changes that listing, any other makes a new one; an empty
          cell empties the field. If one line is wrong, nothing is imported.
        </p>
        <input type="file" name="file" accept=".csv,text/csv" aria-describedby={hint} required />
        {mayPublish && (
          <label>
            <input type="checkbox" name="publish" value="true" /> Publish them at once
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
