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
import { type Answer, readAnswer, readMessage } from './used-in-answer.ts'

const AGREE = 'take-out-everywhere'

/** Where the record is used, with links there; and the way to take it out everywhere and delete it. */
export function UsedIn() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { routes } = useConfig().config
  const record = id === undefined ? undefined : `${routes.api}/${collectionSlug}/${id}`
  const answer = useAnswer(record)
  if (!record || !answer) return null
  if (answer.uses.length === 0) return <Section>Nowhere yet.</Section>
  const canTakeOut = answer.mayTakeOut && answer.uses.every(({ isNeeded }) => !isNeeded)
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
      {canTakeOut && (
        <TakeOut
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
      <h3 className="field-label">Used in</h3>
      {children}
    </div>
  )
}

type TakeOutProps = { record: string; list: string; count: number }

/** Says once more what will happen, and then does it. */
function TakeOut({ record, list, count }: TakeOutProps) {
  const { openModal } = useModal()
  const router = useRouter()
  const places = count === 1 ? 'the place' : `all ${count} places`
  const remove = async () => {
    const response = await fetch(`${record}?takeOut=true`, { method: 'DELETE' })
    if (!response.ok) return void toast.error(await readMessage(response))
    toast.success('Taken out and deleted.')
    router.push(list)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(AGREE)}>
        Take out everywhere and delete
      </Button>
      <ConfirmationModal
        modalSlug={AGREE}
        heading="Take out everywhere and delete?"
        body={`It disappears from ${places} named here, on the public site too, and is then deleted. This cannot be undone.`}
        confirmingLabel="Deleting…"
        onConfirm={remove}
      />
    </>
  )
}

/** Asks once for each record; where the answer fails, nothing is shown and deleting still asks. */
function useAnswer(record: string | undefined) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    const leaving = new AbortController()
    if (record) void load(record, leaving.signal).then(setAnswer)
    return () => leaving.abort()
  }, [record])
  return answer
}

async function load(record: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${record}/used-in`, { signal })
    return response.ok ? readAnswer(await response.json()) : undefined
  } catch {
    return undefined
  }
}
