import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { PropertyGallery } from './view.tsx'

export const block = staticKind(fragment, PropertyGallery, { shows: ['pictures of the listing'] })
