import type { TextareaFieldValidation, UploadFieldSingleValidation } from 'payload'

/** The choice of an uploaded font. */
export const OWN = 'own'

/** Fonts of the media library. */
export const onlyFonts = { mimeType: { equals: 'font/woff2' } }

/** Whether the group around a field is set to the owner's own font. */
export function isOwn(_: unknown, group: { face?: unknown } | undefined): boolean {
  return group?.face === OWN
}

/** An own font needs its file. */
export const needsFile: UploadFieldSingleValidation = (value, { siblingData }) =>
  Boolean(value) ||
  !isOwn(undefined, siblingData) ||
  'Upload the font as a WOFF2 file, or choose another typeface.'

/** An own font needs a statement of its licence. */
export const needsLicence: TextareaFieldValidation = (value, { siblingData }) => {
  if (!isOwn(undefined, siblingData) || (value ?? '').trim().length >= 20) return true
  return 'State the licence in at least 20 characters: fonts may be used only with the right to do so.'
}
