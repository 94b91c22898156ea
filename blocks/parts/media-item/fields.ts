import type { GroupField } from 'payload'

/** A picture shown in a block (spec §3 Media item). */
export function mediaItemField(overrides: { name?: string; label?: string } = {}): GroupField {
  return {
    name: overrides.name ?? 'media',
    label: overrides.label ?? 'Picture',
    type: 'group',
    interfaceName: 'MediaItemRecord',
    fields: [{ name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' }],
  }
}
