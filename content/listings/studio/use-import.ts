import { asFields, asList } from '@belvedere/kit/json.ts'
import { useRef, useState } from 'react'
import type { ImportPreview } from '../preview.ts'
import { askImport, askPreview } from './ask-service.ts'
import { addFiles, type ChosenFiles, heldInMemory, NO_FILES } from './chosen-files.ts'
import { type Stage, stageOf } from './stage.ts'
import { useFollowing } from './use-following.ts'
import { useHeadings } from './use-headings.ts'

const CHANGED =
  'Somebody has changed listings since this preview was made. It is up to date again: look at it before you import.'

/** The state of the import dialog, and the functions of its buttons. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ name: 'start' })
  const [files, setFiles] = useState<ChosenFiles>(NO_FILES)
  const [publish, setPublish] = useState(false)
  const [alts, setAlts] = useState<ReadonlyMap<string, string>>(new Map())
  // Pictures stay uploaded if a later one is refused.
  const uploaded = useRef(new Map<string, number>())
  const uploadedAlts = useRef(new Map<string, string>())
  // A slow response must not replace a newer one.
  const turn = useRef(0)
  const headings = useHeadings()
  const { follow, decide, open } = useFollowing(setStage)

  async function check(chosen: ChosenFiles, shouldPublish: boolean) {
    const own = ++turn.current
    setStage({ name: 'checking' })
    const answer = await askPreview(chosen, {
      publish: shouldPublish,
      headings: await headings.read(),
    })
    if (own === turn.current) setStage(stageOf(answer))
  }

  async function choose(list: File[]) {
    const held = await Promise.all(list.map(heldInMemory)).catch(() => [])
    const next = held.length > 0 ? addFiles(files, held) : { message: UNREADABLE }
    if ('message' in next) return setStage({ name: 'failed', message: next.message })
    for (const { name } of held) uploaded.current.delete(name)
    setFiles(next)
    if (next.sheet) await check(next, publish)
    else setStage({ name: 'failed', message: NO_SHEET })
  }

  const checkAgain = () => check(files, publish)

  async function choosePublish(shouldPublish: boolean) {
    setPublish(shouldPublish)
    await check(files, shouldPublish)
  }

  async function chooseField(heading: string, path: string) {
    await headings.choose(heading, path)
    await check(files, publish)
  }

  async function save(preview: ImportPreview) {
    const own = ++turn.current
    const refusal = await uploadAll(preview)
    if (refusal) return setStage({ name: 'preview', preview, message: refusal })
    setStage({ name: 'saving', preview, message: 'Importing …' })
    const decision = {
      ...{ publish, headings: await headings.read() },
      ...{ stamp: preview.stamp, uploaded: uploaded.current },
    }
    const answer = await askImport(files, decision)
    if (own !== turn.current) return
    if ('run' in answer) return follow(answer.run)
    const next = stageOf(answer)
    setStage(next.name === 'preview' ? { ...next, message: CHANGED } : next)
  }

  async function uploadAll(preview: ImportPreview) {
    for (const [i, { name, alt }] of preview.pictures.entries()) {
      const file = files.pictures.find((picture) => picture.name === name)
      const words = (alts.get(name) ?? alt).trim()
      if (!file || (uploaded.current.has(name) && uploadedAlts.current.get(name) === words))
        continue
      const message = `Uploading picture ${i + 1} of ${preview.pictures.length} …`
      setStage({ name: 'saving', preview, message })
      const result = await uploadPicture(file, words, uploaded.current.get(name))
      if ('message' in result) return `“${name}”: ${result.message}`
      uploaded.current.set(name, result.id)
      uploadedAlts.current.set(name, words)
    }
    return undefined
  }

  function restart() {
    turn.current++
    uploaded.current.clear()
    setFiles(NO_FILES)
    setAlts(new Map())
    setPublish(false)
    setStage({ name: 'start' })
  }

  const describe = (name: string, alt: string) => setAlts(new Map(alts).set(name, alt))
  const chosen = { files, publish, alts, choose, checkAgain, choosePublish, chooseField, describe }
  return { stage, ...chosen, save, decide, open, restart }
}

const UNREADABLE = 'This file cannot be read. Close it in other programs and choose it again.'
const NO_SHEET = 'Now choose the sheet that names these pictures.'

/** The id of the stored picture, or the reason why it was not stored. */
type Uploaded = { id: number } | { message: string }

/**
 * Uploads a picture to the media library. With the id of an existing picture, only its alt text is
 * changed. Never rejects.
 */
async function uploadPicture(file: File, alt: string, id?: number): Promise<Uploaded> {
  const body = new FormData()
  if (id === undefined) body.set('file', file)
  body.set('_payload', JSON.stringify({ alt }))
  const [method, path] = id === undefined ? ['POST', ''] : ['PATCH', `/${id}`]
  try {
    const response = await fetch(`/api/media${path}`, { method, body })
    const { doc, errors } = asFields(await response.json())
    const { id: stored } = asFields(doc)
    if (typeof stored === 'number') return { id: stored }
    const { message } = asFields(asList(errors)[0])
    return { message: typeof message === 'string' ? message : NO_ANSWER }
  } catch {
    return { message: NO_ANSWER }
  }
}

const NO_ANSWER = 'The upload broke off. Check your connection and press Import again.'
