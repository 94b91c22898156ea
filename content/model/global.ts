import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import { linksField } from '@belvedere/blocks/parts/link/fields.ts'
import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { Field, GlobalConfig } from 'payload'
import { readPublished, settingsEditedInStudio } from '../payload/access.ts'
import { globalWithDrafts } from './drafts.ts'
import { menuDataField } from './menu-data.ts'
import { MENU_LISTS } from './menu-lists.ts'
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
            ...listsOf('Menu'),
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
            ...listsOf('Footer'),
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

/** The lists of links of a part, each after its title. */
function listsOf(part: (typeof MENU_LISTS)[number]['part']): Field[] {
  return MENU_LISTS.filter((list) => list.part === part).flatMap((list): Field[] => {
    const { name, label } = list
    const links = { ...linksField(name, label), labels: { singular: 'Link', plural: 'Links' } }
    if (!('title' in list)) return [links]
    return [{ name: list.title, label: `${label} title`, type: 'text', localized: true }, links]
  })
}
