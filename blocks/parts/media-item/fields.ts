import type { ArrayField, Field, GroupField, UploadField, Where } from 'payload'
import { onlyFilms, onlyPictures } from '../image/fields.ts'
import { filmPage } from './film-page.ts'

type Overrides = { name?: string; label?: string }

/** A picture or a film shown in a block (spec §3 Media item). */
export function mediaItemField({
  name = 'media',
  label = 'Picture or film',
}: Overrides = {}): GroupField {
  return { name, label, type: 'group', interfaceName: 'MediaItemRecord', fields: mediaFields() }
}

/** An ordered list of pictures and films; each row delivers the fields of a media item. */
export function mediaListField(
  overrides: Overrides & { maxRows?: number; description?: string } = {},
): ArrayField {
  const { name = 'media', label = 'Pictures', maxRows, description } = overrides
  return {
    name,
    label,
    labels: { singular: 'Picture or film', plural: label },
    type: 'array',
    interfaceName: 'MediaListItemRecord',
    ...(maxRows && { maxRows }),
    fields: mediaFields(),
    admin: { initCollapsed: true, ...(description && { description }) },
  }
}

function mediaFields(): Field[] {
  return [
    upload('image', 'Picture', onlyPictures),
    {
      type: 'collapsible',
      label: 'Film',
      fields: [
        {
          ...upload('video', 'Film', onlyFilms),
          // It is no picture, so it cannot stand for the page in a link preview.
          custom: { isFilm: true },
          admin: { description: 'Plays silently, over and over, while it is in view.' },
        },
        {
          name: 'videoUrl',
          label: 'Film on YouTube or Vimeo',
          type: 'text',
          validate: checkFilmPage,
          admin: {
            placeholder: 'https://vimeo.com/76979871',
            description: 'Nothing is fetched from there before a visitor presses play.',
          },
        },
        {
          ...upload('videoFallbackImage', 'Still of the film', onlyPictures),
          admin: {
            description:
              'Shown until the film plays. Left empty, the still that the film has in the media library is shown, else the picture.',
          },
        },
      ],
      admin: { initCollapsed: true },
    },
  ]
}

function upload(name: string, label: string, filterOptions: Where): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', filterOptions }
}

function checkFilmPage(value: unknown) {
  if (!value || (typeof value === 'string' && filmPage(value))) return true
  return 'Paste the address of the film’s page on YouTube or Vimeo, for example https://vimeo.com/76979871.'
}
