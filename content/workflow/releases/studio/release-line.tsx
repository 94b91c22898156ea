'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HouseMoment } from '../../../studio/house-moment.tsx'
import type { ReleaseChoice } from '../shown.ts'
import { AddDialog } from './add-dialog.tsx'
import { ask } from './requests.ts'

/** Above the fields: the releases that a record is in, and the button that adds it to one. */
export function ReleaseLine() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return <LineOf record={`global:${globalSlug}`} />
  return id === undefined ? null : <LineOf record={`${collectionSlug}:${id}`} />
}

function LineOf({ record }: { record: string }) {
  const { admin } = useConfig().config.routes
  const { choices, reload } = useChoices(record)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className="release-line text-buttons">
      {choices.map(({ id, title, action, at }) =>
        action ? (
          <p key={id}>
            {action === 'publish' ? 'Will be published' : 'Will be taken off the site'} with the
            release <Link href={`${admin}/collections/releases/${id}`}>{title}</Link>
            {at && (
              <>
                : <HouseMoment iso={at} />
              </>
            )}
          </p>
        ) : null,
      )}
      <button ref={button} type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add to a release…
      </button>
      {isOpen && <AddDialog {...{ record, choices, onAdded: reload, onClose: close }} />}
    </div>
  )
}

/** The open releases; none when they cannot be read, since the form must work without them. */
function useChoices(record: string) {
  const [choices, setChoices] = useState<ReleaseChoice[]>([])
  const reload = useCallback(async () => {
    const answer = await ask(`/choices?of=${record}`).catch(() => undefined)
    if (answer?.choices) setChoices(answer.choices)
  }, [record])
  useEffect(() => void reload(), [reload])
  return { choices, reload }
}
