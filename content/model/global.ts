import { linksField } from '@belvedere/blocks/parts/link/fields.ts'
import type { ArrayField, GlobalConfig } from 'payload'
import { readDelivered, settingsEditedInStudio } from './access.ts'
import { menuDataField } from './menu-data.ts'

export const global: GlobalConfig = {
  slug: 'global',
  label: 'Menus and footer',
  graphQL: { name: 'GlobalRecord' },
  admin: { group: 'Settings', description: 'Changes here are public as soon as they are saved.' },
  access: settingsEditedInStudio(readDelivered),
  versions: { max: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Menu',
          description: 'Three titled columns of links, and the picture beside them.',
          fields: [
            columnTitle('titleColumn1', 'Title of the first column'),
            menuField('menu', 'First column'),
            columnTitle('titleColumn2', 'Title of the second column'),
            menuField('menu2', 'Second column'),
            columnTitle('titleColumn3', 'Title of the third column'),
            menuField('menu3', 'Third column'),
            menuDataField(),
            {
              name: 'image',
              label: 'Picture in the menu',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'Shown until a link with a picture of its own is pointed at.' },
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            menuField('footMenu1', 'First list of links'),
            menuField('footMenu2', 'Second list of links'),
            menuField('secondaryMenu', 'Small print links'),
            { name: 'copyright', label: 'Copyright line', type: 'text', localized: true },
          ],
        },
        {
          label: 'Contact',
          fields: [
            { name: 'phone', label: 'Telephone', type: 'text' },
            { name: 'email', label: 'E-mail', type: 'email' },
            {
              name: 'instagram',
              label: 'Instagram name',
              type: 'text',
              admin: { description: 'Without the @, for example puntaalba.example.' },
            },
          ],
        },
      ],
    },
  ],
}

/** A list of links whose folded rows show their words. */
function menuField(name: string, label: string): ArrayField {
  const field = linksField(name, label)
  const components = { RowLabel: '/studio/link-label.tsx#LinkLabel' }
  const labels = { singular: 'Link', plural: 'Links' }
  return { ...field, labels, admin: { ...field.admin, components } }
}

function columnTitle(name: string, label: string) {
  return { name, label, type: 'text', localized: true } as const
}
