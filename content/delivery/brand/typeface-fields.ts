import { facesFor } from '@belvedere/kit/brand/faces.ts'
import type { Field, GroupField, UploadField } from 'payload'
import { isOwn, needsFile, needsLicence, OWN, onlyFonts } from './own-face.ts'

/** The pair of typefaces: bundled ones, or uploaded with the right to use them. */
export const typefaceFields: Field[] = [
  faceGroup('titles', 'Titles', [
    file('file', 'Font file', 'WOFF2. Titles are large, so a light weight suits them.'),
    file('italicFile', 'Font file of the italic', 'Emphasis in titles. Optional.'),
  ]),
  faceGroup('text', 'Text and buttons', [
    file('file', 'Font file', 'WOFF2, best a variable font with the weights 400 to 600.'),
  ]),
]

function faceGroup(use: 'titles' | 'text', label: string, files: UploadField[]): GroupField {
  return {
    name: use,
    label,
    type: 'group',
    fields: [
      {
        name: 'face',
        label: 'Typeface',
        type: 'select',
        options: [
          ...facesFor(use).map(({ name, slug }) => ({ label: name, value: slug })),
          { label: 'Your own font', value: OWN },
        ],
        admin: { description: `Empty means ${facesFor(use)[0]?.name}.` },
      },
      {
        type: 'ui',
        name: 'sample',
        admin: {
          components: {
            Field: {
              path: '/delivery/brand/studio/face-sample.tsx#FaceSample',
              clientProps: { use, faces: samplesOf(use) },
            },
          },
        },
      },
      ...files,
      {
        name: 'kind',
        label: 'Kind of typeface',
        type: 'select',
        defaultValue: use === 'titles' ? 'serif' : 'sans',
        options: [
          { label: 'With serifs', value: 'serif' },
          { label: 'Without serifs', value: 'sans' },
        ],
        admin: {
          condition: isOwn,
          description: 'Decides which font of the visitor’s system stands in while yours arrives.',
        },
      },
      {
        name: 'licence',
        label: 'Statement of licence',
        type: 'textarea',
        maxLength: 2000,
        validate: needsLicence,
        custom: { isDelivered: false },
        admin: {
          condition: isOwn,
          description:
            'Who licensed the font to whom, for which website, and when; for example “Webfont licence no. 1234 of Foundry Ltd for ourplace.example, bought on 3 May 2026”. It is kept here and not shown on the site.',
        },
      },
    ],
  }
}

/** The light cut of each typeface, served by the content service itself. */
function samplesOf(use: 'titles' | 'text') {
  return facesFor(use).map(({ slug, name, files }) => {
    return { slug, name, href: files[0]?.href.replace('/assets/', '/') ?? '' }
  })
}

function file(name: string, label: string, description: string): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyFonts,
    ...(name === 'file' && { validate: needsFile }),
    admin: { condition: isOwn, description },
  }
}
