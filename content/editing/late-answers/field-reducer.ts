import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'

type Reducer = (state: FormState, action: FieldAction) => FormState

const file = '../../forms/Form/fieldReducer.js'
const { href } = new URL(file, import.meta.resolve('@payloadcms/ui'))
const module: { fieldReducer: Reducer } = await import(/* @vite-ignore */ href)

/** The reducer of Payload's form, which its package does not export. */
export const { fieldReducer } = module
