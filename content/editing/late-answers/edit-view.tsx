'use client'

import {
  DefaultEditView,
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  useDocumentInfo,
  useForm,
  useFormSubmitted,
  useServerFunctions,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pathOfElement } from '../beside/field-element.ts'
import { RefusedSavesProvider } from '../errors/refused-saves.tsx'
import { FormHistory } from '../undo/form-history.ts'
import { HistoryContext } from '../undo/history-context.ts'
import { savedOtherwise } from '../undo/saved-otherwise.ts'
import { keepTyped } from './keep-typed.ts'
import { WaitingRows } from './waiting-rows.tsx'

type Functions = ServerFunctionsContextType
/** The fields of an open form, and the path of the one that the cursor is in. */
type Read = () => { now: FormState; cursor: string | undefined }
/** `isChecked` as long as the form shows what is wrong in it. */
type Reader = RefObject<{ read: Read; isChecked: boolean } | undefined>

/**
 * The functions that the outermost form received: a form in a drawer has those, not its parent's.
 */
const GivenFunctions = createContext<Functions | undefined>(undefined)

/**
 * Payload's form of a record, in which responses of the service do not change what is typed
 * meanwhile.
 */
export function EditView(props: ComponentProps<typeof DefaultEditView>) {
  const around = useServerFunctions()
  const given = use(GivenFunctions) ?? around
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const slug = globalSlug ?? collectionSlug
  const reader: Reader = useRef(undefined)
  const [history] = useState(() => new FormHistory())
  const functions = useMemo(() => {
    const isOwn: IsOwn = (args) => args.schemaPath === slug && args.id === id
    return { ...given, getFormState: keepingTyped(given.getFormState, isOwn, reader, history) }
  }, [given, id, slug, history])
  const controls = (
    <>
      <FormReader reader={reader} />
      <WaitingRows />
      {props.BeforeDocumentControls}
    </>
  )
  return (
    <GivenFunctions value={given}>
      <ServerFunctionsContext value={functions}>
        <HistoryContext value={history}>
          <RefusedSavesProvider>
            <DefaultEditView {...props} BeforeDocumentControls={controls} />
          </RefusedSavesProvider>
        </HistoryContext>
      </ServerFunctionsContext>
    </GivenFunctions>
  )
}

type GetFormState = Functions['getFormState']
type IsOwn = (args: Parameters<GetFormState>[0]) => boolean

function keepingTyped(
  given: GetFormState,
  isOwn: IsOwn,
  reader: Reader,
  history: FormHistory,
): GetFormState {
  return async (args) => {
    if (!isOwn(args)) return given(args)
    // The answer to an autosave would clear every error: Payload has it checked for a draft.
    const isChecked = reader.current?.isChecked ?? false
    const answer = await given(isChecked ? { ...args, skipValidation: false } : args)
    const { formState: asked } = args
    const open = reader.current?.read()
    if (!asked || !open) return answer
    if (!answer || !('state' in answer) || !answer.state) return answer
    const state = keepTyped({ asked, ...open, answer: answer.state })
    // Payload takes values only from the response to a save, which is asked for with its record.
    if (args.data) history.expect(savedOtherwise(open.now, state))
    return { ...answer, state }
  }
}

function FormReader({ reader }: { reader: Reader }) {
  const { getFields, formRef } = useForm()
  const isChecked = useFormSubmitted()
  useLayoutEffect(() => {
    const read = () => {
      const now = getFields()
      const { activeElement } = document
      const isHere = activeElement && formRef.current?.contains(activeElement)
      return { now, cursor: isHere ? pathOfElement(now, activeElement) : undefined }
    }
    reader.current = { read, isChecked }
  }, [reader, getFields, formRef, isChecked])
  return null
}
