import type { ArrayField, CustomComponent, Field, GroupField, UploadField, Where } from 'payload'
import { onlyFilms, onlyPictures } from '../image/fields.ts'
import { filmPage } from './film-page.ts'

type Overrides = { name?: string; label?: string }

/** What a block says about the picture, to checks and below its field. */
type OfPicture = { custom: Record<string, unknown>; note: CustomComponent }

/** A picture or video in a block (spec §3 Media item). */
export function mediaItemField({
  name = 'media',
  label = 'Picture or film',
  picture,
}: Overrides & { picture?: OfPicture } = {}): GroupField {
  const fields = mediaFields(picture)
  return { name, label, type: 'group', interfaceName: 'MediaItemRecord', fields }
}

/** An ordered list of media items. */
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

function mediaFields(picture?: OfPicture): Field[] {
  return [
    {
      ...upload('image', 'Picture', onlyPictures),
      ...(picture && {
        custom: picture.custom,
        admin: { components: { afterInput: [picture.note] } },
      }),
    },
    {
      type: 'collapsible',
      label: 'Film',
      fields: [
        {
          ...upload('video', 'Film', onlyFilms),
          // A video cannot be the social image of a page.
          custom: { isFilm: true },
          admin: { description: 'Plays muted and in a loop while it is in view.' },
        },
        {
          name: 'videoUrl',
          label: 'YouTube or Vimeo URL',
          type: 'text',
          validate: checkFilmPage,
          admin: {
            placeholder: 'https://vimeo.com/76979871',
            description: 'Loads nothing from there until a visitor presses play.',
          },
        },
        {
          ...upload('videoFallbackImage', 'Poster image', onlyPictures),
          admin: {
            description:
              'Shown until the film plays. Leave empty to use the poster image from the media library, or the picture.',
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
  return 'Paste the URL of a film on YouTube or Vimeo, for example https://vimeo.com/76979871.'
}
