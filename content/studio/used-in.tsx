'use client'

import { Button, Link, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { asRow, request, textIn } from './request.ts'

type ShownUse = {
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  isNeeded: boolean
}

type UsedInResponse = { uses: ShownUse[]; mayTakeOut: boolean }

/** Lists the records that use this one, with a button that asks before it is removed everywhere. */
export function UsedIn() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { routes } = useConfig().config
  const { openModal } = useModal()
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
        <Button buttonStyle="secondary" size="small" onClick={() => openModal(`delete-${id}`)}>
          Remove everywhere and delete
        </Button>
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
  return request(`${record}/used-in`, { signal }).then(parseUses, () => undefined)
}

function parseUses(value: unknown): UsedInResponse {
  const { uses, mayTakeOut } = asRow(value)
  return {
    uses: Array.isArray(uses) ? uses.map(readUse) : [],
    mayTakeOut: mayTakeOut === true,
  }
}

function readUse(value: unknown): ShownUse {
  const { path, title, noun, places, isPublic, isNeeded } = asRow(value)
  return {
    path: textIn(path),
    title: textIn(title),
    noun: textIn(noun),
    places: Array.isArray(places) ? places.map(textIn) : [],
    isPublic: isPublic === true,
    isNeeded: isNeeded === true,
  }
}
