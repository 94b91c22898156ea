import { createContext, use } from 'react'
import { type Brand, brandOf } from './brand.ts'

/** The brand of a site without settings. */
export const NEUTRAL = brandOf({ site: null, global: null, brand: null })

/** The brand that the shell and the screens are rendered with; on the server only. */
export const BrandContext = createContext<Brand>(NEUTRAL)

/** The page where visitors ask; null without one. */
export function useInquireTo() {
  return use(BrandContext).inquireTo
}
