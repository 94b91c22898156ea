'use client'

import { Link, toast, useAuth, useConfig, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { showModal } from '../../../studio/dialog.tsx'
import { send } from '../../../studio/request.ts'
import type { Preview } from '../preview.ts'
import { AnimationNote } from './animation-note.tsx'
import { type Card, describe } from './card.ts'
import { FileButton } from './file-button.tsx'
import { FocalPoint } from './focal-point.tsx'
import type { Folder } from './folder-bar.tsx'
import { PublicNote } from './public-note.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { Still } from './still.tsx'
import { Suggestion } from './suggestion.tsx'
import { usePublicUses } from './use-public-uses.ts'
import { useRefresh } from './use-refresh.ts'
import './file-dialog.css'

type Props = {
  card: Card
  preview: Preview | undefined
  folders: Folder[]
  /** The id of the file after this one. */
  next: number | undefined
  onOpen: (id: number | undefined) => void
}

/** One file in front of the grid: its focal point, its alt text and its folder. */
export function FileDialog({ card, preview, folders, next, onOpen }: Props) {
  const heading = useId()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { user } = useAuth()
  const refresh = useRefresh()
  const uses = usePublicUses(card.id)
  const [alt, setAlt] = useState(card.alt)
  const [focus, setFocus] = useState(card.focus)
  const [folder, setFolder] = useState(card.folder)
  const [flaw, setFlaw] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [replacement, setReplacement] = useState<File>()

  const hasMoved = focus.x !== card.focus.x || focus.y !== card.focus.y
  const isRewritten = alt.trim() !== card.alt
  const isRefiled = folder !== card.folder
  const isChanged = hasMoved || isRewritten || isRefiled

  const close = () => (isChanged ? setIsAsking(true) : onOpen(undefined))
  const save = async (then: number | undefined) => {
    setIsSaving(true)
    const record = `${routes.api}/media/${card.id}`
    const point = `&uploadEdits[focalPoint][x]=${focus.x}&uploadEdits[focalPoint][y]=${focus.y}`
    const data = isRewritten ? { alt: alt.trim() } : {}
    const message =
      (hasMoved || isRewritten
        ? await send('PATCH', `${record}?locale=${locale}${hasMoved ? point : ''}`, data)
        : undefined) ??
      (isRefiled
        ? await send('POST', `${routes.api}/media/move`, { ids: [card.id], folder: folder ?? null })
        : undefined)
    setIsSaving(false)
    if (message) return setFlaw(message)
    if (isChanged) toast.success('Saved.')
    onOpen(then)
    refresh()
  }
  const replaced = (text: string) => {
    setReplacement(undefined)
    setAlt(text)
    refresh()
  }

  return (
    <dialog
      ref={showModal}
      className="library-file"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <header>
        <div>
          <h2 id={heading} title={card.filename}>
            {card.name}
          </h2>
          <p>{describe(card)}</p>
        </div>
        <button type="button" className="library__link" onClick={close}>
          Close
        </button>
      </header>
      <PublicNote uses={uses} />
      {card.kind === 'picture' && <AnimationNote id={card.id} />}
      {card.kind === 'picture' && preview && card.pixels ? (
        <FocalPoint
          preview={preview}
          pixels={card.pixels}
          point={focus}
          isLocked={uses?.isLocked}
          onChange={setFocus}
        />
      ) : (
        <Still card={card} preview={preview} />
      )}
      <div className="library-file__fields">
        <label>
          Alt text
          <textarea
            rows={2}
            value={alt}
            placeholder="One short sentence for people who cannot see it"
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        {alt.trim() === '' && <Suggestion id={card.id} onAccept={setAlt} />}
        <label>
          Folder
          <select
            className="library__choice"
            value={folder ?? ''}
            onChange={({ target }) => setFolder(target.value ? Number(target.value) : undefined)}
          >
            <option value="">No folder</option>
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {flaw && (
        <p className="library-file__flaw" role="alert">
          {flaw}
        </p>
      )}
      {isAsking ? (
        <footer role="alertdialog" aria-label="Unsaved changes">
          <p>Your changes are not saved.</p>
          <button type="button" className="library__primary" onClick={() => setIsAsking(false)}>
            Keep editing
          </button>
          <button type="button" className="library__secondary" onClick={() => onOpen(undefined)}>
            Discard them
          </button>
        </footer>
      ) : replacement ? (
        <footer>
          <ReplaceFile
            card={card}
            file={replacement}
            alt={alt.trim()}
            onDone={replaced}
            onLeave={() => setReplacement(undefined)}
          />
        </footer>
      ) : (
        <footer>
          <button
            type="button"
            className="library__primary"
            disabled={!isChanged || isSaving}
            onClick={() => void save(undefined)}
          >
            Save
          </button>
          {next !== undefined && (
            <button
              type="button"
              className="library__secondary"
              disabled={isSaving}
              onClick={() => void save(next)}
            >
              {isChanged ? 'Save and next' : 'Next'}
            </button>
          )}
          {isPublisher(user) && (
            <FileButton
              className="library__secondary"
              onFiles={([file]) => {
                setFlaw('')
                setReplacement(file)
              }}
            >
              Replace file
            </FileButton>
          )}
          <Link
            className="library__link"
            href={`${routes.admin}/collections/media/${card.id}`}
            prefetch={false}
          >
            All fields and uses
          </Link>
        </footer>
      )}
    </dialog>
  )
}

/** Only decides about the buttons; the service refuses a replacement by anybody else. */
function isPublisher(user: unknown) {
  const { role } = { role: undefined, ...(typeof user === 'object' ? user : {}) }
  return role === 'publisher' || role === 'administrator'
}
