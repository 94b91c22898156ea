import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Spacer } from './view.tsx'

export const block = staticKind(fragment, Spacer)
