import { GroundPalette } from '@belvedere/ui/ground-palette.ts'
import { LookContext } from '@belvedere/ui/themes/slot.tsx'
import type { ReactNode } from 'react'
import { type Brand, brandOf } from './brand.ts'
import { BrandContext } from './context.ts'

const NEUTRAL = brandOf({ site: null, global: null, brand: null })

type Props = { brand: Brand | undefined; children: ReactNode }

/** Renders views with the words, the palette and the look of a brand, or of a neutral one. */
export function WithBrand({ brand = NEUTRAL, children }: Props) {
  return (
    <BrandContext value={brand}>
      <GroundPalette value={brand.palette}>
        <LookContext value={brand.look}>{children}</LookContext>
      </GroundPalette>
    </BrandContext>
  )
}
