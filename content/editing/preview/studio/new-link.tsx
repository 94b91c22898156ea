'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { makeLink } from './link-requests.ts'
import { MadeLink } from './made-link.tsx'

type Props = { record: string; onMade: () => Promise<void>; report: (error: unknown) => void }

const ENDS = [
  { days: 1, label: '1 day' },
  { days: 3, label: '3 days' },
  { days: 7, label: '1 week' },
  { days: 30, label: '30 days' },
]

/** The note and the end of a new link; then its address, once. */
export function NewLink({ record, onMade, report }: Props) {
  const [note, setNote] = useState('')
  const [days, setDays] = useState(7)
  const [isBusy, setIsBusy] = useState(false)
  const [address, setAddress] = useState<string>()

  async function make() {
    setIsBusy(true)
    try {
      setAddress(await makeLink({ record, days, note }))
      setNote('')
      await onMade()
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="share-preview__new">
      <fieldset>
        <legend>It ends after</legend>
        {ENDS.map((end) => (
          <label key={end.days}>
            <input
              type="radio"
              name="share-preview-days"
              checked={days === end.days}
              onChange={() => setDays(end.days)}
            />
            <span>{end.label}</span>
          </label>
        ))}
      </fieldset>
      <label className="share-preview__note">
        <span>Note for you and your colleagues</span>
        <input
          value={note}
          maxLength={200}
          placeholder="for the lawyer"
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && !isBusy && void make()}
        />
      </label>
      <Button size="medium" margin={false} disabled={isBusy} onClick={() => void make()}>
        {isBusy ? 'Making …' : 'Make a link'}
      </Button>
      {address && <MadeLink key={address} address={address} />}
    </section>
  )
}
