import { GroundPalette } from '@belvedere/ui/ground-palette.ts'
import { LookContext } from '@belvedere/ui/themes/slot.tsx'
import { WordsContext } from '@belvedere/ui/use-words.ts'
import type { ReactNode } from 'react'
import type { Brand } from './brand.ts'
import { BrandContext, NEUTRAL } from './context.ts'

type Props = { brand?: Brand | undefined; children: ReactNode }

/** Renders views with the words, the palette and the look of a brand, or of a neutral one. */
export function WithBrand({ brand = NEUTRAL, children }: Props) {
  return (
    <BrandContext value={brand}>
      <WordsContext value={brand.words}>
        <GroundPalette value={brand.palette}>
          <LookContext value={brand.look}>{children}</LookContext>
        </GroundPalette>
      </WordsContext>
    </BrandContext>
  )
}
