import type { BrandColour, EnteredColours } from '@belvedere/kit/brand/colours.ts'
import { contrastProblems } from '@belvedere/kit/brand/contrast.ts'
import { parseHex } from '@belvedere/kit/colour.ts'
import type { TextFieldSingleValidation } from 'payload'

/**
 * Checks the format of a colour, and the contrast of texts in it and on it. A pair is reported at
 * the entered colours, since only these can be changed.
 */
export function checkColour(name: BrandColour): TextFieldSingleValidation {
  return (value, { siblingData }) => {
    if (!value) return true
    if (!parseHex(value.trim())) return 'Enter the colour as #RRGGBB, for example #20262C.'
    const entered: EnteredColours = { ...siblingData, [name]: value }
    const problem = contrastProblems(entered).find(({ text, ground }) =>
      [text, ground].includes(name),
    )
    return problem?.sentence ?? true
  }
}
