import type { GlobalConfig } from 'payload'
import { globalWithDrafts } from '../../model/drafts.ts'
import { fixedPreview } from '../../model/preview-url.ts'
import { readPublished, settingsEditedInStudio } from '../../payload/access.ts'
import { keepWords } from './keep-words.ts'
import { markFields } from './mark-fields.ts'
import { paletteFields } from './palette-fields.ts'
import { typefaceFields } from './typeface-fields.ts'
import { errorFields, wordFields } from './word-fields.ts'

/** The look and the words of the site; without this record the site is complete and neutral. */
export const brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  graphQL: { name: 'BrandRecord' },
  admin: {
    group: 'Settings',
    preview: fixedPreview('brand'),
    description:
      'Wordmark, mark, colours, typefaces and words of the site. Whatever you leave empty stays neutral. The name is in “Site”.',
  },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  hooks: {
    beforeChange: [({ data, originalDoc }) => keepWords(data, originalDoc ?? {})],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Wordmark and mark', fields: markFields },
        { label: 'Colours', fields: paletteFields },
        { label: 'Typefaces', fields: typefaceFields },
        { label: 'Words', fields: wordFields },
        { label: 'Error pages', fields: errorFields },
      ],
    },
  ],
}
