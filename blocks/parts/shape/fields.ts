import type { TextField } from 'payload'

const RATIO = /^[1-9]\d?\s*\/\s*[1-9]\d?$/

/** The aspect ratio of a picture; `fallback` is the ratio of an empty field, as “4 / 5”. */
export function shapeField(fallback: string): TextField {
  return {
    name: 'imageAspectRatio',
    label: 'Aspect ratio',
    type: 'text',
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && RATIO.test(value))
        ? true
        : `Enter the ratio as width / height, for example ${fallback}.`,
    admin: {
      placeholder: fallback,
      description: `Width / height. Leave empty for ${fallback}.`,
    },
  }
}
