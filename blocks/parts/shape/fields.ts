import type { TextField } from 'payload'

const RATIO = /^[1-9]\d?\s*\/\s*[1-9]\d?$/

/** The shape of a picture's box, as an editor writes it; `otherwise` is what an empty field means. */
export function shapeField(otherwise: string): TextField {
  return {
    name: 'imageAspectRatio',
    label: 'Picture shape',
    type: 'text',
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && RATIO.test(value))
        ? true
        : `Write the shape as width / height, for example ${otherwise}.`,
    admin: {
      placeholder: otherwise,
      description: `Width / height. Leave empty for ${otherwise}.`,
    },
  }
}
