import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { PropertyIntro } from './view.tsx'

export const block = staticKind(fragment, PropertyIntro, { shows: ['description of the listing'] })
