import type { CollectionConfig, Field } from 'payload'
import { editorsOnly, publishersOnly, setByServiceOnly } from '../../payload/access.ts'
import { releaseEndpoints } from './endpoints.ts'
import { forgetRelease } from './forget.ts'

/** Several drafts that are published together, now or at a time, and taken back together. */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: 'Release', plural: 'Releases' },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: 'Publishing',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'publishedAt', 'createdAt'],
    description: 'Drafts that are published together, now or at a time, and taken back together.',
  },
  defaultSort: '-createdAt',
  access: {
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: publishersOnly,
  },
  hooks: { beforeDelete: [forgetRelease] },
  endpoints: releaseEndpoints,
  fields: [
    {
      name: 'title',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'For the studio alone, for example “Summer season”.' },
    },
    {
      name: 'note',
      label: 'Note',
      type: 'textarea',
      maxLength: 2000,
      admin: {
        position: 'sidebar',
        description: 'What this is about, for those who work on it.',
      },
    },
    {
      name: 'board',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/workflow/releases/studio/board.tsx#Board' },
      },
    },
    byService({
      name: 'state',
      label: 'State',
      type: 'select',
      defaultValue: 'open',
      required: true,
      options: [
        { value: 'open', label: 'Not published' },
        { value: 'published', label: 'Published' },
        { value: 'taken-back', label: 'Taken back' },
      ],
    }),
    byService({ name: 'publishedAt', label: 'Published', type: 'date' }),
    byService({ name: 'publishedBy', label: 'Publisher', type: 'text' }),
    byService({ name: 'takenBackAt', label: 'Taken back', type: 'date' }),
    byService({ name: 'takenBackBy', label: 'Took it back', type: 'text' }),
  ],
}

/** Shown by the board and in lists; values that clients send are ignored. */
function byService(field: Extract<Field, { type: 'select' | 'date' | 'text' }>): Field {
  const isListed = field.type !== 'text'
  return {
    ...field,
    access: setByServiceOnly,
    admin: {
      condition: () => false,
      disableListColumn: !isListed,
      disableListFilter: !isListed,
    },
  } as Field
}
