import type { Field } from 'payload'

/** Below the file: what will be shown of an animation, and whether a new file is there already. */
export const chosenFileField: Field = {
  name: 'chosenFile',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/media/library/studio/chosen-file.tsx#ChosenFile' },
  },
}
