'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import type { ReleaseChoice } from '../shown.ts'
import { ask } from './requests.ts'

type Props = {
  record: string
  choices: ReleaseChoice[]
  onAdded: () => Promise<void>
  onClose: () => void
}

const NEW = 'new'

/** Asks which release a record joins, and what that release does with it. */
export function AddDialog({ record, choices, onAdded, onClose }: Props) {
  const [release, setRelease] = useState(String(choices[0]?.id ?? NEW))
  const [title, setTitle] = useState('')
  const [action, setAction] = useState<'publish' | 'unpublish'>('publish')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const add = async () => {
    setIsBusy(true)
    try {
      const id = release === NEW ? await makeRelease(title) : release
      setRelease(String(id))
      await ask(`/${id}/members`, 'POST', { record, action })
      toast.success('Added to the release.')
      onClose()
    } catch (error) {
      setProblem(sentenceOf(error))
      setIsBusy(false)
    }
    await onAdded()
  }
  return (
    <Dialog
      title="Add to a release"
      className="share-preview add-to-release"
      closesBeside
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p>
          The records of a release are published together. It takes the newest draft of this one at
          that moment, so you can go on writing.
        </p>
        <label className="share-preview__note">
          <span>Release</span>
          <select value={release} onChange={(event) => setRelease(event.target.value)}>
            {choices.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW}>A new release…</option>
          </select>
        </label>
        {release === NEW && (
          <label className="share-preview__note">
            <span>Its name</span>
            <input
              required
              maxLength={100}
              value={title}
              placeholder="Summer season"
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
        )}
        <fieldset>
          <legend>When the release is published, this is</legend>
          {ACTIONS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="action"
                checked={action === value}
                onChange={() => setAction(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" disabled={isBusy} margin={false}>
          Add
        </Button>
      </form>
    </Dialog>
  )
}

const ACTIONS = [
  ['publish', 'Published'],
  ['unpublish', 'Taken off the site'],
] as const

async function makeRelease(title: string): Promise<number> {
  const { doc } = await ask('', 'POST', { title })
  if (!doc) throw new Error('The release could not be made. Try again in a moment.')
  return doc.id
}
