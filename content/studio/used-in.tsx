'use client'

import {
  Button,
  ConfirmationModal,
  Link,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { parseUses, readMessage, type UsedInResponse } from './used-in-response.ts'

const CONFIRM = 'take-out-everywhere'

/** Lists the records that use this one, with a button that removes it from all and deletes it. */
export function UsedIn() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { routes } = useConfig().config
  const record = id === undefined ? undefined : `${routes.api}/${collectionSlug}/${id}`
  const answer = useUses(record)
  if (!record || !answer) return null
  if (answer.uses.length === 0) return <Section>Not used yet.</Section>
  const canRemove = answer.mayTakeOut && answer.uses.every(({ isNeeded }) => !isNeeded)
  return (
    <Section>
      <ul className="used-in__list">
        {answer.uses.map(({ path, title, noun, places, isPublic }) => (
          <li key={path}>
            <Link href={`${routes.admin}${path}`}>{title}</Link>
            {` ${[noun, isPublic ? '' : 'draft'].filter(Boolean).join(', ')}`}
            <small>{places.join('; ')}</small>
          </li>
        ))}
      </ul>
      {canRemove && (
        <RemoveEverywhere
          record={record}
          list={`${routes.admin}/collections/${collectionSlug}`}
          count={answer.uses.length}
        />
      )}
    </Section>
  )
}

function Section({ children }: { children: React.ReactNode }) {
  return (
    <div className="field-type used-in">
      <h2 className="field-label">Used in</h2>
      {children}
    </div>
  )
}

type RemoveEverywhereProps = { record: string; list: string; count: number }

/** The button to remove the record everywhere and delete it, with a confirmation dialog. */
function RemoveEverywhere({ record, list, count }: RemoveEverywhereProps) {
  const { openModal } = useModal()
  const router = useRouter()
  const places = count === 1 ? 'the record' : `all ${count} records`
  const remove = async () => {
    const response = await fetch(`${record}?removeReferences=true`, { method: 'DELETE' })
    if (!response.ok) return void toast.error(await readMessage(response))
    toast.success('Removed and deleted.')
    router.push(list)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(CONFIRM)}>
        Remove everywhere and delete
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRM}
        heading="Remove everywhere and delete?"
        body={`It is removed from ${places} listed here, on the public site too, and then deleted. This cannot be undone.`}
        confirmingLabel="Deleting…"
        onConfirm={remove}
      />
    </>
  )
}

/** Loads the uses of a record. If that fails nothing is shown; the service still guards deletion. */
function useUses(record: string | undefined) {
  const [answer, setAnswer] = useState<UsedInResponse>()
  useEffect(() => {
    const controller = new AbortController()
    if (record) void load(record, controller.signal).then(setAnswer)
    return () => controller.abort()
  }, [record])
  return answer
}

async function load(record: string, signal: AbortSignal): Promise<UsedInResponse | undefined> {
  try {
    const response = await fetch(`${record}/used-in`, { signal })
    return response.ok ? parseUses(await response.json()) : undefined
  } catch {
    return undefined
  }
}
