'use client'

import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import { Button, Link, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useAsked } from './use-asked.ts'
import { useKindWords } from './use-kind-words.ts'

type ShownUse = {
  path: string
  title: string
  noun: string
  places: string[]
  isPublic: boolean
  isNeeded: boolean
}

type UsedInResponse = { uses: ShownUse[]; mayTakeOut: boolean }

/** Lists the records that use this one, with a button that asks before it is deleted. */
export function UsedIn() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { routes } = useConfig().config
  const kindWords = useKindWords()
  const { openModal } = useModal()
  const record = id === undefined ? undefined : `${routes.api}/${collectionSlug}/${id}`
  // If it cannot be read nothing is shown; the service still guards deletion.
  const answer = useAsked(record && `${record}/used-in`)
  if (!record || !answer) return null
  const { uses, mayTakeOut } = parseUses(answer)
  if (uses.length === 0) return <Section>Not used yet.</Section>
  const canRemove = mayTakeOut && uses.every(({ isNeeded }) => !isNeeded)
  return (
    <Section>
      <ul className="used-in__list">
        {uses.map((use) => (
          <li key={use.path}>
            <Link href={`${routes.admin}${use.path}`}>{use.title}</Link>
            {` ${kindWords(use)}`}
            <small>{use.places.join('; ')}</small>
          </li>
        ))}
      </ul>
      {canRemove && (
        <Button buttonStyle="secondary" size="small" onClick={() => openModal(`delete-${id}`)}>
          Delete everywhere
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

function parseUses(value: unknown): UsedInResponse {
  const { uses, mayTakeOut } = asFields(value)
  return {
    uses: asList(uses).map(readUse),
    mayTakeOut: mayTakeOut === true,
  }
}

function readUse(value: unknown): ShownUse {
  const { path, title, noun, places, isPublic, isNeeded } = asFields(value)
  return {
    path: asString(path),
    title: asString(title),
    noun: asString(noun),
    places: asList(places).map(asString),
    isPublic: isPublic === true,
    isNeeded: isNeeded === true,
  }
}
