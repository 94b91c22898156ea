import type { ArrayField, Field, GroupField, UploadField } from 'payload'
import { filmPage } from './film-page.ts'

type Overrides = { name?: string; label?: string }

/** A picture or a film shown in a block (spec §3 Media item). */
export function mediaItemField({ name = 'media', label = 'Picture' }: Overrides = {}): GroupField {
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
    type: 'array',
    interfaceName: 'MediaListItemRecord',
    ...(maxRows && { maxRows }),
    fields: mediaFields(),
    admin: { initCollapsed: true, ...(description && { description }) },
  }
}

function mediaFields(): Field[] {
  return [
    upload('image', 'Picture', 'image/'),
    {
      type: 'collapsible',
      label: 'Film',
      fields: [
        // Not offered: the media library takes pictures only, so there is no film to choose here.
        { ...upload('video', 'Film', 'video/'), admin: { hidden: true } },
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
          ...upload('videoFallbackImage', 'Still of the film', 'image/'),
          admin: { description: 'Shown until the film plays. Leave empty to show the picture.' },
        },
      ],
      admin: { initCollapsed: true },
    },
  ]
}

function upload(name: string, label: string, kind: 'image/' | 'video/'): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: kind } },
  }
}

function checkFilmPage(value: unknown) {
  if (!value || (typeof value === 'string' && filmPage(value))) return true
  return 'Paste the address of the film’s page on YouTube or Vimeo, for example https://vimeo.com/76979871.'
}
