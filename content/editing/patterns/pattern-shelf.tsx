'use client'

import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { makeRowId } from '../../studio/make-row-id.ts'
import { request, sentenceOf } from '../../studio/request.ts'
import { useAsked } from '../../studio/use-asked.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { rowsOf } from '../pasting/copied.ts'
import { useAddRows } from '../pasting/use-add-rows.ts'
import type { OnShelf } from './patterns.ts'
import './patterns.css'
import { type Picker, watchPickers } from './watch-pickers.ts'

/** An open picker, and the place in the list of blocks that it adds to. */
type Open = Picker & { at: number }

/** Part of each form: the patterns, above the kinds of blocks where one is added. */
export function PatternShelf() {
  const { formRef, getFields } = useForm()
  const [open, setOpen] = useState<Open>()
  // Not before: the form itself is mounted after its parts.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    return watchPickers(form, (picker) => {
      const state = getFields()
      const path = pathOfElement(state, picker.opener) ?? ''
      const [, list, row] = /^(.+?)(?:\.(\d+))?$/.exec(path) ?? []
      if (list !== 'blocks') return
      const count = state.blocks?.rows?.length ?? 0
      setOpen({ ...picker, at: row === undefined ? count : Number(row) + 1 })
    })
  }, [formRef, getFields])
  if (!open) return null
  return createPortal(<Shelf open={open} onDone={() => setOpen(undefined)} />, open.place)
}

function Shelf({ open, onDone }: { open: Open; onDone: () => void }) {
  const { routes } = useConfig().config
  const { closeModal } = useModal()
  const term = useSearch(open.drawer)
  const answer = useAsked(`${routes.api}/patterns/shelf`, open)
  const insert = useInsert()
  const [isBusy, setIsBusy] = useState(false)
  const shown = patternsIn(answer).filter(({ title }) => title.toLowerCase().includes(term))
  if (shown.length === 0) return null
  const choose = async ({ id }: OnShelf) => {
    if (isBusy) return
    setIsBusy(true)
    const refused = await insert(id, open.at).catch(sentenceOf)
    setIsBusy(false)
    if (refused !== undefined) return void toast.error(refused)
    closeModal(open.drawer.id)
    onDone()
  }
  return (
    <section className="pattern-shelf" aria-label="Patterns">
      <h3 className="blocks-drawer__block-group-label">Patterns</h3>
      <ul className="blocks-drawer__blocks">
        {shown.map((pattern) => (
          <li key={pattern.id} className="blocks-drawer__block">
            <button
              type="button"
              className="thumbnail-card thumbnail-card--has-on-click thumbnail-card--align-label-center"
              title={pattern.title}
              onClick={() => void choose(pattern)}
            >
              <span className="thumbnail-card__thumbnail">
                <Picture kinds={pattern.kinds} />
              </span>
              <span className="thumbnail-card__label">{pattern.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As many thumbnails as can still be told apart. */
const MOST_SHOWN = 4

/** The thumbnails of the first blocks of a pattern, and the number of all. */
function Picture({ kinds }: { kinds: string[] }) {
  const shown = kinds.slice(0, MOST_SHOWN)
  return (
    <span className="pattern-picture" data-count={shown.length}>
      {shown.map((kind, index) => (
        // biome-ignore lint/performance/noImgElement: a thumbnail has its size already
        // biome-ignore lint/suspicious/noArrayIndexKey: a pattern may have a kind twice
        <img key={index} src={`/thumbnails/${kind}`} alt="" />
      ))}
      {kinds.length > 1 && <span>{kinds.length} blocks</span>}
    </span>
  )
}

/** What the editor searches for in a picker, in small letters. */
function useSearch(drawer: HTMLElement): string {
  const [term, setTerm] = useState('')
  useEffect(() => {
    const field = drawer.querySelector<HTMLInputElement>('.block-search__input')
    const read = () => setTerm(field?.value.trim().toLowerCase() ?? '')
    read()
    field?.addEventListener('input', read)
    return () => field?.removeEventListener('input', read)
  }, [drawer])
  return term
}

/** Puts copies of the blocks of a pattern into the open form; the result says why they do not fit. */
function useInsert() {
  const { routes } = useConfig().config
  const info = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getFormState } = useServerFunctions()
  const addRows = useAddRows()
  const { id, collectionSlug = '', globalSlug } = info
  return async (pattern: number, at: number): Promise<string | undefined> => {
    const path = `${routes.api}/patterns/${pattern}?depth=0`
    const { blocks } = await request<{ blocks: unknown[] }>(path)
    const answer = await getFormState({
      ...(id !== undefined && { id }),
      ...(globalSlug ? { globalSlug } : { collectionSlug }),
      data: { blocks },
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      locale,
      operation: id === undefined && !globalSlug ? 'create' : 'update',
      renderAllFields: false,
      schemaPath: globalSlug ?? collectionSlug,
      skipValidation: true,
    })
    if (!('state' in answer) || !answer.state) throw new Error(NO_ANSWER)
    const copied = { type: 'blocks', path: 'blocks', data: answer.state } as const
    return addRows(copied, rowsOf(copied, makeRowId), 'blocks', at)
  }
}

const NO_ANSWER = 'The content service did not answer. Nothing was added; try again in a moment.'

function patternsIn(answer: unknown): OnShelf[] {
  return asList(asFields(answer).patterns).map((one) => {
    const { id, title, kinds } = asFields(one)
    return { id: Number(id), title: asString(title), kinds: asList(kinds).map(asString) }
  })
}
