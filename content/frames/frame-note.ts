/** What two pictures of one camera have in common: size in pixels, and focal point in per cent. */
export type Frame = { width: number; height: number; focalX: number; focalY: number }

/** The frame of a file as the content service delivers it; undefined if it is no picture. */
export function frameOf(file: unknown): Frame | undefined {
  const { width, height, focalX, focalY }: Record<keyof Frame, unknown> = {
    ...{ width: undefined, height: undefined, focalX: undefined, focalY: undefined },
    ...Object(file),
  }
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { width, height, focalX: percent(focalX), focalY: percent(focalY) }
}

/**
 * What keeps a picture from covering the main one exactly, as a sentence that says what to do;
 * undefined if nothing does.
 */
export function frameNote(label: string, own: Frame, main: Frame): string | undefined {
  if (own.width !== main.width || own.height !== main.height) {
    return `“${label}” is ${size(own)} pixels, the main picture ${size(main)}: upload one of the same frame, or it will jump.`
  }
  if (own.focalX !== main.focalX || own.focalY !== main.focalY) {
    return `“${label}” has another focal point than the main picture: set the same one in Media, or it will jump on phones.`
  }
  return undefined
}

/** Without a focal point pictures are cropped around their middle. */
function percent(value: unknown) {
  return typeof value === 'number' ? value : 50
}

function size({ width, height }: Frame) {
  return `${width} × ${height}`
}
