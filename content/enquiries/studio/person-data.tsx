'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useId, useState } from 'react'
import { Choice } from '../../studio/choice.tsx'
import { erasePerson, exportPerson } from './requests.ts'

type Props = { email?: string; onErased?: () => void }

/** Exports or erases all that is kept of the person with an address. */
export function PersonData({ email = '', onErased }: Props) {
  const field = useId()
  const router = useRouter()
  const [typed, setTyped] = useState(email)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work().catch((error: Error) => toast.error(error.message))
    setIsBusy(false)
    setIsAsking(false)
  }
  const erase = async () => {
    const count = await erasePerson(typed)
    toast.success(count === 1 ? 'One enquiry was erased.' : `${count} enquiries were erased.`)
    router.refresh()
    onErased?.()
  }
  const isEmpty = typed.trim() === ''
  return (
    <div className="enquiry-person__form">
      {email === '' && (
        <label htmlFor={field}>
          Email address
          <input
            id={field}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      {isAsking ? (
        <>
          <p role="alert">
            Name, address, message and notes of all enquiries from this address are erased for good,
            also from backups that are restored later. How many there were is still counted.
          </p>
          <Choice isMain disabled={isBusy} onClick={() => void run(erase)}>
            Erase for good
          </Choice>
          <Choice disabled={isBusy} onClick={() => setIsAsking(false)}>
            Keep it
          </Choice>
        </>
      ) : (
        <>
          <Choice
            disabled={isBusy || isEmpty}
            onClick={() => void run(async () => save(await exportPerson(typed)))}
          >
            Export as a file
          </Choice>
          <Choice disabled={isBusy || isEmpty} onClick={() => setIsAsking(true)}>
            Erase…
          </Choice>
        </>
      )}
    </div>
  )
}

/** The name of the file says nothing about the person. */
function save(json: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = 'enquiries-of-one-person.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
