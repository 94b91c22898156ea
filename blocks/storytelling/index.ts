import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Storytelling } from './view.tsx'

export const block = staticKind(fragment, Storytelling)
