import type { Block } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { titleField } from '../parts/text/fields.ts'

/** A file with its name (spec §3, download item). */
const downloadItem: Block = {
  slug: 'download_item',
  interfaceName: 'DownloadItemRecord',
  labels: { singular: 'File', plural: 'Files' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'label',
      label: 'Name',
      type: 'text',
      localized: true,
      admin: {
        placeholder: 'Floor plans',
        description: 'Leave empty to use the caption or file name from the media library.',
      },
    },
    {
      name: 'link',
      label: 'File',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'application/' } },
      admin: { description: 'A PDF from the media library.' },
    },
  ],
}

/** A row that links to a page instead of a file; delivered as that link. */
const link: Block = {
  slug: 'link',
  interfaceName: 'LinkBlock',
  labels: { singular: 'Link', plural: 'Links' },
  admin: { disableBlockName: true },
  fields: [linkField()],
}

export const downloads: Block = {
  slug: 'downloads',
  interfaceName: 'DownloadsRecord',
  labels: { singular: 'Downloads', plural: 'Downloads' },
  admin: { group: 'Links and actions' },
  fields: [
    titleField(),
    requiredList({
      name: 'files',
      label: 'Files',
      labels: { singular: 'Row', plural: 'Rows' },
      type: 'blocks',
      blocks: [downloadItem, link],
      admin: {
        initCollapsed: true,
        description: 'Each row shows the name, type and size of the file.',
      },
    }),
  ],
}
