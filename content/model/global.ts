import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import { linksField } from '@belvedere/blocks/parts/link/fields.ts'
import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { ArrayField, GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from '../payload/access.ts'
import { globalWithDrafts } from './drafts.ts'
import { menuDataField } from './menu-data.ts'
import { fixedPreview } from './preview-url.ts'
import { withRowLabels } from './row-labels.ts'

export const global: GlobalConfig = {
  slug: 'global',
  label: 'Menus and footer',
  graphQL: { name: 'GlobalRecord' },
  admin: { group: 'Settings', preview: fixedPreview('global') },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  fields: withRowLabels([
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Menu',
          description: 'Three columns of links with titles, and the picture next to them.',
          fields: [
            columnTitle('titleColumn1', 'First column title'),
            menuField('menu', 'First column'),
            columnTitle('titleColumn2', 'Second column title'),
            menuField('menu2', 'Second column'),
            columnTitle('titleColumn3', 'Third column title'),
            menuField('menu3', 'Third column'),
            menuDataField(),
            {
              name: 'image',
              label: 'Menu picture',
              type: 'upload',
              relationTo: 'media',
              filterOptions: onlyPictures,
              admin: {
                description: 'Shown unless the pointer is over a link that has its own picture.',
              },
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            menuField('footMenu1', 'First list of links'),
            menuField('footMenu2', 'Second list of links'),
            menuField('secondaryMenu', 'Legal links'),
            { name: 'copyright', label: 'Copyright notice', type: 'text', localized: true },
          ],
        },
        {
          label: 'Contact',
          fields: [
            { name: 'phone', label: 'Telephone', type: 'text' },
            { name: 'email', label: 'E-mail', type: 'email' },
            {
              name: 'instagram',
              label: 'Instagram username',
              type: 'text',
              validate: checkAccount,
              admin: { description: 'Without the @, for example our-place.example.' },
            },
          ],
        },
      ],
    },
  ]),
}

/** A name, or the address of the account. */
function checkAccount(value: unknown): string | true {
  const isAddress = typeof value === 'string' && /^\s*https?:/i.test(value)
  if (!isAddress || linkAddress(value)) return true
  return 'Enter the name of the account, or its address without a user name and password.'
}

function menuField(name: string, label: string): ArrayField {
  return { ...linksField(name, label), labels: { singular: 'Link', plural: 'Links' } }
}

function columnTitle(name: string, label: string) {
  return { name, label, type: 'text', localized: true } as const
}
