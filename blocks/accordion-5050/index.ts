import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Accordion5050 } from './view.tsx'

export const block = staticKind(fragment, Accordion5050)
